import { type SQL, sql } from 'drizzle-orm';
import { type Actor, pointLimitOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Buckets } from '#server/platform/series/buckets.ts';
import { keptSeries } from '#server/platform/series/kept-series.ts';
import { fetchedAt } from '../orders/queries.ts';
import { order } from '../orders/tables.ts';
import { seriesOf } from './point-series.ts';

const ofShop = keptSeries('order', { quality: 'paid', price: 'paidPrice' });

/** In the words of the index `order__point_paid`. */
const paidAt = (point: number): SQL => sql`${fetchedAt(point)} and not ${order.isSystemDel} and ${order.payTime} is not null`;

/**
 * Orders that every statistic of sales counts: paid ones by the day of payment, those the back-office deleted left out. Whoever is
 * limited to a pick-up point has those of the point.
 */
export function paidOrders(db: Db, days: Buckets, actor: Actor) {
  const point = pointLimitOf(actor);
  if (point === undefined) return ofShop(db, days);
  return seriesOf(db, days, { from: sql`${order}`, at: order.payTime, price: order.payPrice, where: paidAt(point) });
}
