import { type AnyColumn, type SQL, and, eq, gt, gte, isNull, lt, lte, or } from 'drizzle-orm';
import { activityStates } from '#contract/coupons/campaign-state.ts';
import type { Period } from '#contract/date-limit.ts';

interface PeriodColumns {
  status: AnyColumn;
  from: AnyColumn;
  /** Null in campaigns that never end. */
  until: AnyColumn;
}

/** Condition on campaigns in a state, as `campaignStateOf` decides it. */
export function inState({ status, from, until }: PeriodColumns, state: number | undefined, now: Date): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === activityStates.over) return lte(until, now);
  const isLeft = or(isNull(until), gt(until, now));
  if (state === activityStates.off) return and(eq(status, false), isLeft);
  return and(eq(status, true), isLeft, state === activityStates.running ? lte(from, now) : gt(from, now));
}

/** Condition on campaigns that begin in a period. */
export const beginsIn = (at: AnyColumn, { from, until }: Period): SQL | undefined => and(gte(at, from), lt(at, until));

/** Condition on campaigns whose end a period has: the midnight that ends a day belongs to it. */
export const endsIn = (at: AnyColumn, { from, until }: Period): SQL | undefined => and(gt(at, from), lte(at, until));
