import { Popover } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { OpenedPanel } from '#web/ui/action/opened-panel.tsx';
import type { ShownMark } from './shown-marks.ts';

interface Props {
  mark: ShownMark;
  className: string;
}

const nameOf = ({ time, text, standing }: ShownMark) => [time, text, standing].filter((part) => part !== '').join(' ');

const Words = ({ mark: { time, text } }: { mark: ShownMark }) => (
  <>
    <time className="figure">{time}</time> <span>{text}</span>
  </>
);

interface HeapProps {
  marks: readonly ShownMark[];
  className: string;
}

/** Marks that found no line of words: each of them. */
export function HeapButton({ marks, className }: HeapProps) {
  const [isOpen, setOpen] = useState(false);
  const name = `还有 ${marks.length} 项`;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      content={
        <OpenedPanel close={() => setOpen(false)} className="timetable-records">
          <ul aria-label={name}>
            {marks.map((mark) => (
              <li key={mark.key}>
                <Link to={mark.to}>{nameOf(mark)}</Link>
              </li>
            ))}
          </ul>
        </OpenedPanel>
      }
    >
      <button type="button" className={className} aria-expanded={isOpen} title={marks.map(nameOf).join('\n')}>
        {name}
      </button>
    </Popover>
  );
}

/** Several records at a time: each of them, and the list where there are more. */
function RecordsButton({ mark, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      content={
        <OpenedPanel close={() => setOpen(false)} className="timetable-records">
          <ul aria-label={mark.text}>
            {mark.records.map(({ title, to }) => (
              <li key={to + title}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
          <Link to={mark.to}>{mark.more > 0 ? `还有 ${mark.more} 项，到列表查看` : '到列表查看'}</Link>
        </OpenedPanel>
      }
    >
      <button type="button" className={className} aria-expanded={isOpen} aria-label={nameOf(mark)} title={nameOf(mark)}>
        <Words mark={mark} />
      </button>
    </Popover>
  );
}

/** A mark, which leads to what it is about. */
export function MarkLink({ mark, className }: Props) {
  if (mark.records.length > 0) return <RecordsButton mark={mark} className={className} />;
  return (
    <Link className={className} to={mark.to} aria-label={nameOf(mark)} title={nameOf(mark)}>
      <Words mark={mark} />
    </Link>
  );
}
