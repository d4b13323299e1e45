import { eq, sql } from 'drizzle-orm';
import { type Actor, pointLimitOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Buckets } from '#server/platform/series/buckets.ts';
import { keptSeries } from '#server/platform/series/kept-series.ts';
import { fetchedAt } from '../orders/queries.ts';
import { order } from '../orders/tables.ts';
import { refund } from '../refunds/tables.ts';
import { seriesOf } from './point-series.ts';

const ofShop = keptSeries('refund', { quality: 'done', price: 'amount' });

/** Money that went back, by the day it did; for whoever is limited to a pick-up point, of the orders of the point. */
export function doneRefunds(db: Db, days: Buckets, actor: Actor) {
  const point = pointLimitOf(actor);
  if (point === undefined) return ofShop(db, days);
  const where = sql`${refund.state} = 'done' and ${fetchedAt(point)}`;
  const from = sql`${refund} join ${order} on ${eq(order.id, refund.orderId)}`;
  return seriesOf(db, days, { from, at: refund.doneTime, price: refund.amount, where });
}
