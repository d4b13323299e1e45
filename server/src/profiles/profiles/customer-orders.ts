import { and, between, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { Paging } from '#server/platform/database/page.ts';
import type { Buckets } from '#server/platform/series/buckets.ts';
import { orderColumns, order } from '#server/orders/index.ts';

/** Orders that a customer paid, and neither deleted nor got all the money back of. */
const spentBy = (uid: number) =>
  and(eq(order.uid, uid), isNotNull(order.payTime), eq(order.isDel, false), inArray(order.refundState, ['none', 'asked']));

/** The newest first. */
export const listPaidOrders = (db: Db, { uid, ...paging }: Paging & { uid: number }) =>
  pageOf(db, paging, { select: orderColumns, from: order, where: spentBy(uid), order: [desc(order.id)] });

/** Number of these orders and what is left of their payments, ever and of those placed from `since` on. */
export async function countSpent(db: Db, { uid, since }: { uid: number; since: Date }) {
  const recent = sql`filter (where ${order.createTime} >= ${since})`;
  const left = sql`sum(${order.payPrice} - ${order.refundPrice})`;
  const [row] = await db
    .select({
      orders: sql<number>`count(*)`.mapWith(Number),
      spent: sql<number>`coalesce(${left}, 0)`.mapWith(Number),
      recentOrders: sql<number>`count(*) ${recent}`.mapWith(Number),
      recentlySpent: sql<number>`coalesce(${left} ${recent}, 0)`.mapWith(Number),
    })
    .from(order)
    .where(spentBy(uid));
  return row ?? { orders: 0, spent: 0, recentOrders: 0, recentlySpent: 0 };
}

/** Orders that a customer paid, how many of them money went back of, and when the last one was paid. */
export async function paymentsOf(db: Db, uid: number) {
  const [row] = await db
    .select({
      paid: sql<number>`count(*)`.mapWith(Number),
      refunded: sql<number>`count(*) filter (where ${order.refundPrice} > 0)`.mapWith(Number),
      last: max(order.payTime),
    })
    .from(order)
    .where(and(eq(order.uid, uid), isNotNull(order.payTime)));
  return row ?? { paid: 0, refunded: 0, last: null };
}

/** Figures of each bucket: orders that a customer paid in it, and what is left of their payments. */
export async function spendingOf(db: Db, uid: number, { starts, until }: Buckets) {
  const bucket = sql<number>`width_bucket(${order.payTime}, ${sql.param(starts)}::timestamptz[])`.mapWith(Number);
  const rows = await db
    .select({
      bucket: bucket.as('bucket'),
      orders: sql<number>`count(*)`.mapWith(Number),
      spent: sql<number>`sum(${order.payPrice} - ${order.refundPrice})`.mapWith(Number),
    })
    .from(order)
    .where(and(spentBy(uid), between(order.payTime, starts[0] ?? until, until)))
    .groupBy(sql`1`);
  const found = new Map(rows.map((row) => [row.bucket, row]));
  return starts.map((start, index) => ({ start, ...(found.get(index + 1) ?? { orders: 0, spent: 0 }) }));
}
