import { type AnyColumn, type SQL, eq, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import { type RechargeFilter, type rechargeCalls, rechargeTypes } from '#contract/finance/recharges.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { keptSums } from '#server/platform/series/kept-sums.ts';
import { rechargesWanted } from './queries.ts';
import { userRecharge } from './tables.ts';

const sumKeys = { total: 'total', routine: rechargeTypes.routine, weChat: rechargeTypes.public, refund: 'refund' } as const;
const storedSums = keptSums('user_recharge', sumKeys);

/** Sums of one customer's recharges, added up from their rows. */
async function sumsOf(db: Db, filter: RechargeFilter, now: Date) {
  const { price, refundPrice, rechargeType } = userRecharge;
  const sum = (column: AnyColumn, of: SQL = sql`true`) => sql`coalesce(sum(${column}) filter (where ${of}), 0)`.mapWith(Number);
  const [routine, weChat] = [eq(rechargeType, sumKeys.routine), eq(rechargeType, sumKeys.weChat)];
  const [sums] = await db
    .select({ total: sum(price), routine: sum(price, routine), weChat: sum(price, weChat), refund: sum(refundPrice) })
    .from(userRecharge)
    .where(rechargesWanted(filter, now));
  if (!sums) throw new Error('sums came back empty');
  return sums;
}

/** Sums of what was paid, gifts aside. */
export async function rechargeFigures(
  db: Db,
  filter: Input<typeof rechargeCalls.figures>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<typeof rechargeCalls.figures>> {
  const ofPeriod = () => storedSums(db, periodOf(filter.dateLimit, now));
  const sums = await (filter.uid === undefined ? ofPeriod() : sumsOf(db, filter, now));
  return { ...sums, other: sums.total - sums.routine - sums.weChat };
}
