import { type SQL, and, eq, gte, sql } from 'drizzle-orm';
import { noSale } from '#contract/marketing/activities.ts';
import { type OpenSale, sellingOf } from '#server/marketing/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { order } from '../orders/tables.ts';

/** Refuses a buyer who waits with another order, or has had their share; two orders of one buyer come one after the other. */
export async function takeTurn({ tx, now }: Write, { activity }: OpenSale, uid: number, quantity: number): Promise<void> {
  const { id } = activity;
  const selling = sellingOf(activity);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`activity:${id}:${uid}`}, 0))`);
  const since = selling.countsSince?.(now);
  const placed = sql`${order.state} <> 'cancelled'`;
  const figure = (of: SQL, where: SQL) => sql<number>`coalesce(${of} filter (where ${where}), 0)::int`;
  const [found] = await tx
    .select({
      unpaid: figure(sql`count(*)`, eq(order.state, 'unpaid')),
      orders: figure(sql`count(*)`, placed),
      pieces: figure(sql`sum(${order.totalNum})`, placed),
    })
    .from(order)
    .where(and(eq(order.activityId, id), eq(order.uid, uid), since && gte(order.createTime, since)));
  const { unpaid, ...bought } = found ?? { unpaid: 0, orders: 0, pieces: 0 };
  if (unpaid > 0) throw noSale.UNPAID(activity);
  selling.checkTurn(activity, bought, quantity);
}
