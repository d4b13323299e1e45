import { type SQL, and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Period } from '#contract/date-limit.ts';
import type { Fen } from '#contract/fen.ts';
import { campaignKinds } from '#contract/orders/campaign-results.ts';
import { couponUser } from '#server/coupons/index.ts';
import { participation } from '#server/marketing/index.ts';
import { among, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { bucketsOf } from '#server/platform/series/buckets.ts';
import { order } from '../orders/tables.ts';
import { isCoupon } from './campaigns.ts';

export interface Figures {
  buyers: number;
  /** Buyers who paid. */
  payers: number;
  orders: number;
  pieces: number;
  paid: Fen;
  refunded: Fen;
  discount: Fen;
}

export const isKept = eq(order.isSystemDel, false);
/** In the words of the index `order__coupon_sold`. */
export const isByCoupon = and(eq(couponUser.id, order.couponId), isNotNull(order.couponId));

/** What an activity took off: the price beside it less its own. Lines from before that was kept go by the price of today. */
const offByActivity = sql`(
  select sum((coalesce(l.original_price, s.price) - l.price) * l.pay_num)
  from order_line l join sku s on s.id = l.sku_id where l.order_id = "order"."id")`;

const number = (of: SQL) => sql<number>`coalesce(${of}, 0)`.mapWith(Number);

/** The column by which an order belongs to a campaign, and what the campaign took off it. */
export function sales(kind: number): { key: PgColumn; off: SQL } {
  return isCoupon(kind)
    ? { key: couponUser.couponId, off: sql`${order.couponPrice}` }
    : { key: order.activityId, off: offByActivity };
}

/** Figures of the orders of a campaign. What was wholly refunded gave no discount. */
export function sums(kind: number, period: Period | undefined) {
  const { off } = sales(kind);
  const isPaid = and(isNotNull(order.payTime), within(order.payTime, period));
  const placed = within(order.createTime, period) ?? sql`true`;
  return {
    buyers: number(sql`count(distinct ${order.uid}) filter (where ${placed})`),
    payers: number(sql`count(distinct ${order.uid}) filter (where ${isPaid})`),
    orders: number(sql`count(*) filter (where ${isPaid})`),
    pieces: number(sql`sum(${order.totalNum}) filter (where ${isPaid})`),
    paid: number(sql`sum(${order.payPrice}) filter (where ${isPaid})`),
    refunded: number(sql`sum(${order.refundPrice}) filter (where ${isPaid})`),
    discount: number(sql`sum(${off}) filter (where ${isPaid} and ${order.refundState} <> 'refunded')`),
  };
}

/**
 * Orders of these campaigns. Held coupons are named first: the planner takes most of an index of orders with a coupon for empty, because most
 * orders have none, and would read all of it.
 */
function soldBy(kind: number, ids: readonly number[]): SQL {
  if (!isCoupon(kind)) return among(order.activityId, ids);
  const held = sql`select ${couponUser.id} from ${couponUser} where ${among(couponUser.couponId, ids)}`;
  return sql`${order.couponId} = any(array(${held}))`;
}

/** Figures of orders by campaign, in one statement. */
export async function figuresOf(
  db: Db,
  kind: number,
  ids: readonly number[],
  period: Period | undefined,
): Promise<Map<number, Figures>> {
  const { key } = sales(kind);
  const selected = db.select({ key: sql<number>`${key}`, ...sums(kind, period) }).from(order);
  const joined = isCoupon(kind) ? selected.innerJoin(couponUser, isByCoupon) : selected;
  const rows = await joined.where(and(soldBy(kind, ids), isKept)).groupBy(key);
  return new Map(rows.map(({ key: id, ...figures }) => [id, figures]));
}

/** Rows of people who took part without an order of their own: who began a bargain, who holds a coupon. */
export function partakers(kind: number) {
  // A customer holds a coupon once, and may begin a bargain again.
  if (isCoupon(kind)) return { table: couponUser, key: couponUser.couponId, at: couponUser.createTime, people: sql`count(*)` };
  if (kind !== campaignKinds.bargain) return undefined;
  const { uid, bargainId: key, createTime: at } = participation;
  return { table: participation, key, at, people: sql`count(distinct ${uid})` };
}

/** People who took part, by campaign; none of kinds in which only orders count. */
export async function peopleOf(
  db: Db,
  kind: number,
  ids: readonly number[],
  period: Period | undefined,
): Promise<Map<number, number> | undefined> {
  const found = partakers(kind);
  if (!found) return undefined;
  const { table, key, at, people } = found;
  const rows = await db
    .select({ key, people: people.mapWith(Number) as SQL<number> })
    .from(table)
    .where(and(among(key, ids), within(at, period)))
    .groupBy(key);
  return new Map(rows.map((row) => [row.key, row.people]));
}

/** Paid orders of one campaign by the day of payment. */
export async function figuresByDay(db: Db, kind: number, id: number, period: Period) {
  const { key } = sales(kind);
  const { starts } = bucketsOf(period, 'day');
  const bucket = sql<number>`width_bucket(${order.payTime}, ${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[])`;
  const selected = db
    .select({ bucket: bucket.mapWith(Number), orders: number(sql`count(*)`), paid: number(sql`sum(${order.payPrice})`) })
    .from(order);
  const joined = isCoupon(kind) ? selected.innerJoin(couponUser, isByCoupon) : selected;
  const rows = await joined.where(and(eq(key, id), within(order.payTime, period), isKept)).groupBy(sql.raw('1'));
  const of = new Map(rows.map((row) => [row.bucket, row]));
  return starts.map((start, index) => ({ start, orders: of.get(index + 1)?.orders ?? 0, paid: of.get(index + 1)?.paid ?? 0 }));
}
