import type { Answer, Input } from '#contract/call.ts';
import { pointsKinds } from '#contract/customers/ledgers.ts';
import type { pointsCalls } from '#contract/customers/points.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { addedUp, keptLedgerSums } from '../ledgers/ledger-sums.ts';
import { pointsWanted } from './list-points.ts';
import { integralRecord } from './tables.ts';

const kept = keptLedgerSums('integral_record', pointsKinds.values);

/** Sums of what the list finds. */
export function sumPoints(
  db: Db,
  filter: Input<typeof pointsCalls.sums>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<typeof pointsCalls.sums>> {
  const { keywords, uid, dateLimit } = filter;
  if (keywords?.trim() || uid) return addedUp(db, integralRecord.integral, pointsWanted(filter, now));
  return kept(db, periodOf(dateLimit ?? undefined, now));
}
