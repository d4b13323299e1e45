import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts';
import { startOfDay } from '#contract/moment.ts';
import { StartFailure } from '../start-failure.ts';

const WRITTEN = /^(?:(\d{4}-\d{2}-\d{2})[ T])?(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

const unreadable = (text: string) =>
  new StartFailure(`看不懂时刻 ${text}，请写成 14:05 或 "2026-11-30 14:05"，按店里的时间。 (Write 14:05, or a date and a time.)`);
const notYet = () => new StartFailure('这个时刻还没有到。 (That moment is still to come.)');

/** Moment that a person named by the clock of the shop, of today or of a day; it is over. */
export function readMomentArgument(text: string, now: Date): Date {
  const [, day, hour, minute, second = '0'] = WRITTEN.exec(text.trim()) ?? [];
  const [hours, minutes, seconds] = [hour, minute, second].map(Number) as [number, number, number];
  const start = day === undefined ? startOfDay(now) : new Date(`${day}T00:00:00+08:00`);
  if (!(hours < 24 && minutes < 60 && seconds < 60) || Number.isNaN(start.getTime())) throw unreadable(text);
  const moment = new Date(start.getTime() + hours * HOUR + minutes * MINUTE + seconds * SECOND);
  if (moment <= now) return moment;
  // Just after midnight, 23:50 is of the day before.
  if (day === undefined && moment.getTime() - DAY <= now.getTime() && now.getTime() - startOfDay(now).getTime() < HOUR)
    return new Date(moment.getTime() - DAY);
  throw notYet();
}
