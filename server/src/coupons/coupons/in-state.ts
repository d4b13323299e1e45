import { type AnyColumn, type SQL, and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { activityStates } from '#contract/coupons/campaign-state.ts';

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
