import { useState } from 'react';
import { CopyText } from './copy-text.tsx';

/** "13800138000" → "138****8000" */
export const maskedText = (text: string): string =>
  text.length < 8 ? text : `${text.slice(0, 3)}${'*'.repeat(text.length - 7)}${text.slice(-4)}`;

/** A phone or identity number, hidden until somebody wants it. */
export function Masked({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text === '') return '–';
  if (isOpen || maskedText(text) === text) return <CopyText text={text} />;
  return (
    <button
      type="button"
      className="copy-text"
      title="点击显示"
      aria-label={`显示 ${maskedText(text)}`}
      onClick={() => setOpen(true)}
    >
      {maskedText(text)}
    </button>
  );
}
