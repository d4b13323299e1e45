import { type SQL, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Answer, Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { promoterCalls } from '#contract/distribution/promoters.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { customer } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { promotersWanted } from './queries.ts';
import { promoterSum } from './tables.ts';

const sumOf = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
/** Counts kept with the customers themselves. */
const ownSums = { brought: sumOf(customer.spreadCount), left: sumOf(customer.brokeragePrice) };

/** Sums of all promoters, those of the ledgers and those of the customers, as they are kept. */
async function sumsOfAll(db: Db) {
  const [of, own] = await Promise.all([countsOf(db, 'promoter_sum'), countsOf(db, 'customer')]);
  const kept = { promoters: of('promoters'), orders: of('orders'), orderTotal: of('orderTotal') };
  return { ...kept, times: of('times'), frozen: of('frozen'), brought: own('brought'), left: own('left') };
}

async function sumsOfFound(db: Db, where: SQL) {
  const [sums] = await db
    .select({
      promoters: sql`count(*)`.mapWith(Number),
      ...ownSums,
      orders: sumOf(promoterSum.orders),
      orderTotal: sumOf(promoterSum.orderTotal),
      times: sumOf(promoterSum.times),
      frozen: sumOf(promoterSum.frozen),
    })
    .from(customer)
    .leftJoin(promoterSum, eq(promoterSum.uid, customer.id))
    .where(where);
  if (!sums) throw new Error('sums came back empty');
  return sums;
}

/** Sums of promoters in the words of the wire. */
export async function promoterStatistics(
  db: Db,
  { nickName, dateLimit }: Input<typeof promoterCalls.statistics>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<typeof promoterCalls.statistics>> {
  const asked = { keywords: nickName?.trim() || undefined, dateLimit: periodOf(dateLimit, now) ? dateLimit : undefined };
  const where = promotersWanted(asked, now);
  const sums = await (where && (asked.keywords || asked.dateLimit) ? sumsOfFound(db, where) : sumsOfAll(db));
  const { promoters, brought, orders, orderTotal, left, times, frozen } = sums;
  return [
    { name: '分销人员人数(人)', count: promoters },
    { name: '发展会员人数', count: brought },
    { name: '订单总数', count: orders },
    { name: '订单金额', count: yuanOfFen(orderTotal) },
    { name: '可提现金额', count: yuanOfFen(left) },
    { name: '提现次数', count: times },
    { name: '未提现金额', count: yuanOfFen(left + frozen) },
  ];
}
