import { type SQL, and, eq, gte, sql } from 'drizzle-orm';
import { activitySaleRefusals } from '#contract/marketing/activities.ts';
import { type OpenSale, lockBuyerOfActivity, sellingOf } from '#server/marketing/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { order } from '../orders/tables.ts';

const isUnpaid = eq(order.state, 'unpaid');
// An order that was paid back whole leaves the buyer's share free, as it gives back stock and quota.
const isPlaced = sql`${order.state} <> 'cancelled' and ${order.refundState} <> 'refunded'`;
const figure = (of: SQL, where: SQL) => sql<number>`coalesce(${of} filter (where ${where}), 0)::int`;
const count = (where: SQL) => figure(sql`count(*)`, where);

/** Refuses a buyer who waits with another order, or has had their share; two orders of one buyer come one after the other. */
export async function enforcePurchaseLimit({ tx, now }: Write, sale: OpenSale, uid: number, quantity: number): Promise<void> {
  const { activity, participation } = sale;
  const selling = sellingOf(activity);
  await lockBuyerOfActivity(tx, activity.id, uid);
  const since = selling.countsSince?.(now);
  const isAgain = participation ? eq(order.participationId, participation.id) : sql`false`;
  const [found] = await tx
    .select({
      unpaid: count(isUnpaid),
      orders: count(isPlaced),
      pieces: figure(sql`sum(${order.totalNum})`, isPlaced),
      again: { unpaid: count(sql`${isUnpaid} and ${isAgain}`), orders: count(sql`${isPlaced} and ${isAgain}`) },
    })
    .from(order)
    .where(and(eq(order.activityId, activity.id), eq(order.uid, uid), since && gte(order.createTime, since)));
  if (!found) return;
  const { unpaid, again, ...bought } = found;
  selling.checkOnce?.(again);
  if (unpaid > 0) throw activitySaleRefusals.UNPAID(activity);
  selling.checkPurchaseLimit(activity, bought, quantity);
}
