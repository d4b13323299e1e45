import { type SQL, eq, sql } from 'drizzle-orm';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import type { Buckets } from '#server/platform/series/buckets.ts';
import { keptSeries } from '#server/platform/series/kept-series.ts';
import { order, orderLine, shopsSeen } from '#server/orders/index.ts';
import { seriesOf } from './scoped-series.ts';

const ofShop = keptSeries('order', { quality: 'paid', price: 'paidPrice' });

/** Takings of lines, of which an order may have several. */
const ofLines = (db: Db, days: Buckets, where: SQL) =>
  seriesOf(db, days, {
    from: sql`${orderLine} join ${order} on ${eq(order.id, orderLine.orderId)}`,
    at: order.payTime,
    count: sql`count(distinct ${order.id})`,
    price: sql`${orderLine.paidPrice} + ${orderLine.paidPostage}`,
    where,
  });

/**
 * Takings (营业额), which every statistic counts: what was paid, by the day of payment and by whatever way, with the number of orders; those
 * that the back-office deleted are left out, and refunds are counted by their own day (`doneRefunds`). Whoever sees
 * a part of the orders has the figures of these, along `order__point_paid` and `order_line__seller`; of an order of several shops their part.
 */
export function takings(db: Db, days: Buckets, actor: Actor) {
  const isSeen = seen(order, actor);
  if (!isSeen) return ofShop(db, days);
  const isTaken = sql`not ${order.isSystemDel} and ${order.payTime} is not null`;
  if (shopsSeen(actor)) return ofLines(db, days, sql`${seen(orderLine, actor)} and ${isTaken}`);
  const where = sql`${isSeen} and ${isTaken}`;
  return seriesOf(db, days, { from: sql`${order}`, at: order.payTime, price: order.payPrice, where });
}
