import {
  FileTextOutlined,
  ProfileOutlined,
  RightOutlined,
  RollbackOutlined,
  SettingOutlined,
  ThunderboltOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { Signal } from '#web/ui/cells/signal.tsx';
import { Thumbnail } from '#web/ui/cells/thumbnail.tsx';
import type { FinderChoice, Section } from './choices.ts';

interface Props {
  sections: readonly Section[];
  typed: string;
  at: number;
  onPick: (choice: FinderChoice) => void;
}

const icons: Readonly<Record<FinderChoice['kind'], ReactNode>> = {
  pages: <FileTextOutlined />,
  acts: <ThunderboltOutlined />,
  products: <ProfileOutlined />,
  orders: <ProfileOutlined />,
  cases: <RollbackOutlined />,
  customers: <UserOutlined />,
  settings: <SettingOutlined />,
};

/** The text with what was typed marked in it. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const start = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (start < 0) return text;
  const end = start + typed.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

function Line({
  choice,
  typed,
  index,
  isAt,
  onPick,
}: Omit<Props, 'sections' | 'at'> & { choice: FinderChoice; index: number; isAt: boolean }) {
  const line = useRef<HTMLButtonElement>(null);
  const { kind, title, note, image, signal, isMore } = choice;
  useEffect(() => {
    if (isAt) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isAt]);
  return (
    <button
      ref={line}
      type="button"
      id={`found-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isAt}
      onClick={() => onPick(choice)}
    >
      <span className="found-mark" aria-hidden>
        {image ? <Thumbnail url={image} side={80} /> : isMore ? <RightOutlined /> : icons[kind]}
      </span>
      <span className="found-words">
        <span>{isMore ? title : <Marked text={title} typed={typed} />}</span>
        {note !== '' && (
          <small>
            <Marked text={note} typed={typed} />
          </small>
        )}
      </span>
      {signal && <Signal of={signal.of}>{signal.text}</Signal>}
    </button>
  );
}

/** Lines in their sections, counted through from the first to the last. */
export function FoundList({ sections, typed, at, onPick }: Props) {
  const starts = sections.map((_, index) => sections.slice(0, index).reduce((sum, { choices }) => sum + choices.length, 0));
  return sections.map(({ title, choices }, index) => (
    <div key={title} role="group" aria-labelledby={`found-in-${index}`}>
      <p id={`found-in-${index}`} className="found-title" role="presentation">
        {title}
      </p>
      {choices.map((choice, place) => {
        const position = (starts[index] ?? 0) + place;
        return <Line key={choice.key} choice={choice} typed={typed} index={position} isAt={position === at} onPick={onPick} />;
      })}
    </div>
  ));
}
