import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Meaning } from '#contract/choices.ts';
import { DAY } from '#contract/durations.ts';
import { readMoment, showHour, showMoment } from '#contract/moment.ts';
import { type LaidMark, layMarks } from './lay-marks.ts';
import { HeapButton, MarkLink } from './mark-link.tsx';
import type { ShownMark } from './shown-marks.ts';

interface Props {
  day: string;
  marks: readonly ShownMark[];
  /** The present, where it lies in this day. */
  now: Date | undefined;
}

const GRAVE = ['trouble', 'waits', 'underway', 'done'] as const;
const HOURS = Array.from({ length: 13 }, (_, nth) => nth * 2);
/** Width of the line in a window of 1440 px, until it is measured. */
const USUAL = 1160;

/** Width of an element in pixels, whatever becomes of its window. */
function useWidth() {
  const here = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const { current: element } = here;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => entry && entry.contentRect.width > 0 && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [here, width] as const;
}

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;

function classOf({ mark: { meaning, isPast, until }, isBefore }: LaidMark): string {
  const states = { past: isPast, lasting: until !== null, before: isBefore };
  const set = Object.entries(states).flatMap(([name, is]) => (is ? [`timetable-${name}`] : []));
  return ['timetable-mark', `timetable-${meaning}`, ...set].join(' ');
}

const placeOf = ({ at, lasts = 0, lane }: Pick<LaidMark, 'at' | 'lane'> & { lasts?: number }) =>
  ({ '--at': percent(at), '--lasts': percent(lasts), '--lane': lane }) as CSSProperties;

/** Meaning of several marks: that which asks most of staff. */
const gravest = (marks: readonly ShownMark[]): Meaning =>
  GRAVE.find((meaning) => marks.some((mark) => mark.meaning === meaning && !(mark.isPast && meaning !== 'trouble'))) ?? 'rest';

/** The hours of a day with its marks on them: a list of links in order of time. */
export function DayLine({ day, marks, now }: Props) {
  const [here, width] = useWidth();
  const dayStart = useMemo(() => readMoment(day), [day]);
  const laid = useMemo(() => layMarks(marks, dayStart, width), [marks, dayStart, width]);
  const heapLane = Math.max(1, ...laid.marks.map(({ lane }) => lane + 1));
  const lanes = heapLane + Number(laid.heaps.length > 0);
  const passed = now && percent((now.getTime() - dayStart.getTime()) / DAY);
  return (
    <div ref={here} className="timetable-line" style={{ '--lanes': lanes, '--now': passed ?? '0%' } as CSSProperties}>
      <div className="timetable-hours" aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour} style={{ '--at': percent(hour / 24) } as CSSProperties}>
            {showHour(hour).slice(0, 2)}
          </span>
        ))}
      </div>
      {now && <div className="timetable-passed" aria-hidden="true" />}
      <ol aria-label="按时间排列的安排">
        {laid.marks.map((each) => (
          <li key={each.mark.key} className={classOf(each)} style={placeOf(each)}>
            <MarkLink mark={each.mark} className="timetable-link" />
          </li>
        ))}
        {laid.heaps.map(({ at, marks: heaped }) => (
          <li
            key={`heap ${at}`}
            className={`timetable-mark timetable-heap timetable-${gravest(heaped)}`}
            style={placeOf({ at, lane: heapLane })}
          >
            <HeapButton marks={heaped} className="timetable-link" />
          </li>
        ))}
      </ol>
      {now && (
        <div className="timetable-now">
          <span>现在 {showMoment(now).slice(11, 16)}</span>
        </div>
      )}
    </div>
  );
}
