import { type AnyColumn, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import { type RechargeFilter, rechargeTypes } from '#contract/finance/recharge-record.ts';
import type { rechargeCalls } from '#contract/finance/recharges.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { keptSums } from '#server/platform/series/kept-sums.ts';
import { rechargesWanted } from './queries.ts';
import { userRecharge } from './tables.ts';

const ways = Object.fromEntries(rechargeTypes.values.map((way) => [way, way]));
const storedSums = keptSums<string>('user_recharge', { total: 'total', refund: 'refund', ...ways });

/** Sums of one customer's recharges, added up from their rows. */
async function sumsOf(db: Db, filter: RechargeFilter, now: Date): Promise<Record<string, number>> {
  const sum = (column: AnyColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const rows = await db
    .select({ way: userRecharge.rechargeType, paid: sum(userRecharge.price), back: sum(userRecharge.refundPrice) })
    .from(userRecharge)
    .where(rechargesWanted(filter, now))
    .groupBy(userRecharge.rechargeType);
  const all = (of: 'paid' | 'back') => rows.reduce((total, row) => total + row[of], 0);
  return { ...Object.fromEntries(rows.map(({ way, paid }) => [way, paid])), total: all('paid'), refund: all('back') };
}

/** Sums of what was paid, gifts aside, in all and by the way; ways without a recharge are left out. */
export async function rechargeFigures(
  db: Db,
  filter: Input<typeof rechargeCalls.figures>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<typeof rechargeCalls.figures>> {
  const ofPeriod = () => storedSums(db, periodOf(filter.dateLimit, now));
  const { total = 0, refund = 0, ...byWay } = await (filter.uid === undefined ? ofPeriod() : sumsOf(db, filter, now));
  const [routine = 0, weChat = 0] = [byWay[rechargeTypes.routine], byWay[rechargeTypes.public]];
  const used = Object.fromEntries(Object.entries(byWay).filter(([, sum]) => sum !== 0));
  return { total, routine, weChat, refund, other: total - routine - weChat, ways: used };
}
