import type { Period } from '#contract/date-limit.ts';
import { DAY } from '#contract/durations.ts';
import { startOfDay, startOfMonth } from '#contract/moment.ts';

export type Grain = 'day' | 'month';

/** Days or months of the shop's clock, one after the other without gaps; `starts` is never empty. */
export interface Buckets {
  starts: readonly Date[];
  until: Date;
}

/** A period as its only bucket. */
export const whole = ({ from, until }: Period): Buckets => ({ starts: [from], until });

const next: Record<Grain, (start: Date) => Date> = {
  day: (start) => startOfDay(start, 1),
  month: (start) => startOfMonth(start, 1),
};

/** The buckets of a period, which begins where a bucket does. */
export function bucketsOf({ from, until }: Period, grain: Grain): Buckets {
  const starts = [from];
  for (let start = next[grain](from); start < until; start = next[grain](start)) starts.push(start);
  return { starts, until };
}

const isMonthStart = (date: Date) => startOfMonth(date).getTime() === date.getTime();

/** Months of the calendar between two starts of a month. */
function monthsBetween(from: Date, until: Date): number {
  let months = 0;
  while (startOfMonth(from, months) < until) months += 1;
  return months;
}

/** The period of the same length just before: whole months for whole months, which differ in days. */
export function previousPeriod({ from, until }: Period): Period {
  if (!isMonthStart(from) || !isMonthStart(until)) return { from: new Date(2 * from.getTime() - until.getTime()), until: from };
  return { from: startOfMonth(from, -monthsBetween(from, until)), until: from };
}

/**
 * Days of a period until today, and as many of the period before: 1 to 25 November against 1 to 25 October. A period that is
 * over is compared whole, one that is still to come by its first day.
 */
export function comparedSoFar(whole: Period, now: Date): { current: Period; previous: Period } {
  const days = Math.max(startOfDay(now, 1).getTime() - whole.from.getTime(), DAY);
  const before = previousPeriod(whole);
  if (days >= whole.until.getTime() - whole.from.getTime()) return { current: whole, previous: before };
  const from = Math.min(before.from.getTime(), whole.from.getTime() - days);
  return {
    current: { from: whole.from, until: new Date(whole.from.getTime() + days) },
    previous: { from: new Date(from), until: new Date(from + days) },
  };
}
