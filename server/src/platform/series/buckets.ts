import type { Period } from '#contract/date-limit.ts';
import { startOfDay, startOfMonth } from '#contract/moment.ts';

export type Grain = 'day' | 'month';

/** Days or months of the shop's clock, one after the other without gaps; `starts` is never empty. */
export interface Buckets {
  starts: readonly Date[];
  until: Date;
}

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
