import { type Period, periodOf } from '#contract/date-limit.ts';
import { DAY } from '#contract/durations.ts';
import { startOfDay, startOfMonth } from '#contract/moment.ts';
import { REPORT_DAYS_MAX, salesReportRefusals } from '#contract/order-figures/sales-reports.ts';
import { comparisons } from '#contract/order-figures/sales-report-record.ts';
import { comparedSoFar } from '#server/platform/series/buckets.ts';

/** The two periods of a report, in whole days of the shop’s clock. */
export interface Sides {
  current: Period;
  compared: Period | undefined;
}

export const daysIn = ({ from, until }: Period): number => Math.round((until.getTime() - from.getTime()) / DAY);

export const daysOf = ({ from, until }: Period) => ({ from, lastDay: startOfDay(until, -1) });

const yearBefore = (date: Date) => new Date(startOfMonth(date, -12).getTime() + (date.getTime() - startOfMonth(date).getTime()));

function comparedWith(than: string, current: Period, previous: Period, now: Date): Period | undefined {
  if (than === comparisons.none) return undefined;
  if (than === comparisons.previous) return previous;
  if (than === comparisons.lastYear) return { from: yearBefore(current.from), until: yearBefore(current.until) };
  return periodOf(than, now);
}

/** A period that is not over ends today, and the one before it is as long. */
export function sidesOf({ dateLimit, than }: { dateLimit: string; than: string }, now: Date): Sides {
  const asked = periodOf(dateLimit, now) ?? periodOf('lately7', now);
  if (!asked) throw new Error('the last seven days are a period');
  const { current, previous } = comparedSoFar(asked, now);
  const compared = comparedWith(than, current, previous, now);
  if ([current, ...(compared ? [compared] : [])].some((each) => daysIn(each) > REPORT_DAYS_MAX))
    throw salesReportRefusals.TOO_LONG();
  return { current, compared };
}
