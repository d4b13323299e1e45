import { DAY, HOUR, MINUTE } from '#contract/durations.ts';
import { showDay, showMoment } from '#contract/moment.ts';
import { shaped } from './shape.ts';

/** "11-20 14:05", with the year only when it is another one. */
export function shortMoment(date: Date, now = new Date()): string {
  const full = showMoment(date);
  return full.slice(0, 4) === showMoment(now).slice(0, 4) ? full.slice(5, 16) : full.slice(0, 16);
}

export const when = shaped(
  (date: Date | null) =>
    date && (
      <time className="figure" dateTime={date.toISOString()} title={showMoment(date)}>
        {shortMoment(date)}
      </time>
    ),
  { width: 116 },
);

/** "11-20", with the year only when it is another one. */
export const day = shaped(
  (date: Date) => (
    <time className="figure" dateTime={showDay(date)} title={showDay(date)}>
      {shortMoment(date).slice(0, -6)}
    </time>
  ),
  { width: 96 },
);

const units = [
  [DAY, '天'],
  [HOUR, '小时'],
  [MINUTE, '分钟'],
] as const;

/** A span in words: "3 小时"; at least a minute. */
export function spanText(ms: number): string {
  const [size, word] = units.find(([unit]) => ms >= unit) ?? units[2];
  return `${Math.max(1, Math.floor(ms / size))} ${word}`;
}
