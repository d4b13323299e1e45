import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { Paging } from '#server/platform/database/page.ts';
import { orderColumns } from './queries.ts';
import { order } from './tables.ts';

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
