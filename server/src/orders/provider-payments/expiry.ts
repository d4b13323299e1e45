import { type SQL, and, eq, gte, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { HOUR } from '#contract/durations.ts';
import { order } from '../orders/tables.ts';

export interface ExpiryHours {
  order_cancel_time: number;
  order_activity_time: number;
}

/** Unpaid orders that time ends. Money that changes hands on delivery or at the counter comes later; only the quota of an activity does not wait for it. */
export const canExpire = and(eq(order.state, 'unpaid'), or(ne(order.payType, 'offline'), isNotNull(order.activityId)));

const before = (moment: Date, hours: number) => new Date(moment.getTime() - hours * HOUR);

/** Moment at which an order expires. */
export const expiryOf = ({ order_cancel_time: hours, order_activity_time: ofActivity }: ExpiryHours): SQL =>
  sql`${order.createTime} + case when ${order.activityId} is null then ${hours}::float8 else ${ofActivity}::float8 end * interval '1 hour'`;

/** Unpaid orders that expire in a span; the widest span of their creation is told to the index `order__expiring`. */
export function expiresIn(hours: ExpiryHours, { from, until }: Period): SQL | undefined {
  const { order_cancel_time: ofAll, order_activity_time: ofActivity } = hours;
  const at = expiryOf(hours);
  return and(
    canExpire,
    gte(order.createTime, before(from, Math.max(ofAll, ofActivity))),
    lt(order.createTime, before(until, Math.min(ofAll, ofActivity))),
    sql`${at} >= ${from} and ${at} < ${until}`,
  );
}
