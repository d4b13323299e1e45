import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts';
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
  { width: 104 },
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

/** "刚刚", "5 分钟前", "3 小时前", "1 天前" (specification, section 9); from two days on the moment itself. */
export function agoText(date: Date, now = new Date()): string {
  const age = now.getTime() - date.getTime();
  if (age < 30 * SECOND) return '刚刚';
  if (age < HOUR) return `${Math.max(1, Math.floor(age / MINUTE))} 分钟前`;
  if (age < DAY) return `${Math.floor(age / HOUR)} 小时前`;
  return age < 2 * DAY ? '1 天前' : shortMoment(date, now);
}

/** Age of a moment, where freshness matters; the moment is its title. */
export const ago = shaped(
  (date: Date) => (
    <time dateTime={date.toISOString()} title={showMoment(date)}>
      {agoText(date)}
    </time>
  ),
  { width: 96 },
);
