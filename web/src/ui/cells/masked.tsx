import { useState } from 'react';
import { masked } from '#contract/masked.ts';
import { CopyText } from './copy-text.tsx';

/** A phone or identity number, hidden until somebody wants it. */
export function Masked({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text === '') return '–';
  if (isOpen || masked(text) === text) return <CopyText text={text} autoFocus={isOpen} />;
  return (
    <button
      type="button"
      className="copy-text"
      title="点击显示"
      aria-label={`显示 ${masked(text)}`}
      onClick={(event) => {
        event.stopPropagation();
        setOpen(true);
      }}
    >
      {masked(text)}
    </button>
  );
}
