import { eq, sql } from 'drizzle-orm';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import type { Buckets } from '#server/platform/series/buckets.ts';
import { keptSeries } from '#server/platform/series/kept-series.ts';
import { order, refund } from '#server/orders/index.ts';
import { seriesOf } from './scoped-series.ts';

const ofShop = keptSeries('refund', { quality: 'done', price: 'amount' });

/** Money that went back, by the day it did; for whoever sees a part of the orders, of these. */
export function doneRefunds(db: Db, days: Buckets, actor: Actor) {
  const isSeen = seen(order, actor);
  if (!isSeen) return ofShop(db, days);
  const where = sql`${refund.state} = 'done' and ${isSeen}`;
  const from = sql`${refund} join ${order} on ${eq(order.id, refund.orderId)}`;
  return seriesOf(db, days, { from, at: refund.doneTime, price: refund.amount, where });
}
