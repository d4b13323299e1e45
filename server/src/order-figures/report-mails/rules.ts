import { DAY, HOUR } from '#contract/durations.ts';
import { startOfDay, startOfMonth } from '#contract/moment.ts';
import { type ReportRhythm, reportRhythms } from '#contract/order-figures/report-mails.ts';

/** Hour of the morning at which reports leave. */
export const MAIL_HOUR = 8;

/** Rhythms of a morning: the first day of the epoch was a Thursday. */
export function rhythmsOf(now: Date): ReportRhythm[] {
  const isMonday = (Math.floor((now.getTime() + 8 * HOUR) / DAY) + 4) % 7 === 1;
  const isFirst = startOfMonth(now).getTime() === startOfDay(now).getTime();
  return [reportRhythms.daily, ...(isMonday ? [reportRhythms.weekly] : []), ...(isFirst ? [reportRhythms.monthly] : [])];
}
