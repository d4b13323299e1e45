import { Button } from 'antd';
import { useState } from 'react';
import { HOUR } from '#contract/durations.ts';
import { MarkLink } from './mark-link.tsx';
import type { ShownMark } from './shown-marks.ts';

const AHEAD = 6 * HOUR;
/** Marks of a day that has not begun. */
const FIRST = 5;

interface Props {
  marks: readonly ShownMark[];
  now: Date | undefined;
}

/** Marks that are late or next: the six hours ahead, or the first of tomorrow. */
export function nextOf(marks: readonly ShownMark[], now: Date | undefined): readonly ShownMark[] {
  if (!now) return marks.slice(0, FIRST);
  const until = now.getTime() + AHEAD;
  return marks.filter(({ at, isPast, meaning }) => (isPast ? meaning === 'trouble' : at.getTime() < until));
}

/** The day as a list, for a phone. */
export function NextList({ marks, now }: Props) {
  const [isWhole, setWhole] = useState(false);
  const next = nextOf(marks, now);
  const rest = marks.length - next.length;
  const shown = isWhole ? marks : next;
  return (
    <>
      {shown.length === 0 && <p className="home-quiet">接下来六小时没有安排</p>}
      <ol className="timetable-next" aria-label="按时间排列的安排">
        {shown.map((mark) => (
          <li key={mark.key} className={`timetable-mark timetable-${mark.meaning}${mark.isPast ? ' timetable-past' : ''}`}>
            <MarkLink mark={mark} className="timetable-link" />
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <Button type="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? '收起' : `还有 ${rest} 项`}
        </Button>
      )}
    </>
  );
}
