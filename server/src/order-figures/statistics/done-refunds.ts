import { eq, sql } from 'drizzle-orm';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { ofSeen, seen } from '#server/platform/scope/scoped.ts';
import type { Buckets } from '#server/platform/series/buckets.ts';
import { keptSeries } from '#server/platform/series/kept-series.ts';
import { order, refund, shopsSeen } from '#server/orders/index.ts';
import { seriesOf } from './scoped-series.ts';

const ofShop = keptSeries('refund', { quality: 'done', price: 'amount' });

/** Parts of refunds that lie on lines of these shops. */
function ofLines(db: Db, days: Buckets, shops: readonly number[], actor: Actor) {
  const part = sql`(select sum(part.amount + part.postage) from refund_line part join order_line l on l.id = part.line_id
    where part.refund_id = ${refund.id} and l.mer_id = any(${sql.param([...shops])}::int[]))`;
  const where = sql`${refund.state} = 'done' and ${ofSeen(refund.orderId, order, actor)} and ${part} is not null`;
  return seriesOf(db, days, { from: sql`${refund}`, at: refund.doneTime, price: part, where });
}

/** Money that went back, by the day it did; for whoever sees a part of the orders, of these. */
export function doneRefunds(db: Db, days: Buckets, actor: Actor) {
  const isSeen = seen(order, actor);
  if (!isSeen) return ofShop(db, days);
  const where = sql`${refund.state} = 'done' and ${isSeen}`;
  const shops = shopsSeen(actor);
  if (shops) return ofLines(db, days, shops, actor);
  const from = sql`${refund} join ${order} on ${eq(order.id, refund.orderId)}`;
  return seriesOf(db, days, { from, at: refund.doneTime, price: refund.amount, where });
}
