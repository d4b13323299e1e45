import { type SQL, and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Period } from '#contract/date-limit.ts';
import { campaignKinds } from '#contract/order-figures/campaign-results.ts';
import { couponUser } from '#server/coupons/index.ts';
import { participation } from '#server/marketing/index.ts';
import { among, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { bucketsOf } from '#server/platform/series/buckets.ts';
import { order } from '#server/orders/index.ts';
import { type Brought, isCoupon } from './campaigns.ts';
import { campaignSum } from './tables.ts';

interface CampaignFigures extends Omit<Brought, 'people'> {
  buyers: number;
  /** Buyers who paid. */
  payers: number;
}

export const isKept = eq(order.isSystemDel, false);

/** Discount of an activity: the price beside it less its own. */
const offByActivity = sql`(select sum((l.original_price - l.price) * l.pay_num) from order_line l where l.order_id = "order"."id")`;

const number = (of: SQL) => sql<number>`coalesce(${of}, 0)`.mapWith(Number);

/** The column by which an order belongs to a campaign, and what the campaign took off it. */
export function sales(kind: number): { key: PgColumn; off: SQL } {
  return isCoupon(kind)
    ? { key: order.issueCouponId, off: sql`${order.couponPrice}` }
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

/** Figures of orders by campaign, in one statement. */
export async function figuresOf(
  db: Db,
  kind: number,
  ids: readonly number[],
  period: Period | undefined,
): Promise<Map<number, CampaignFigures>> {
  const { key } = sales(kind);
  const rows = await db
    .select({ key: sql<number>`${key}`, ...sums(kind, period) })
    .from(order)
    .where(and(among(key, ids), isNotNull(key), isKept))
    .groupBy(key);
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

const nothing: CampaignFigures = { buyers: 0, payers: 0, orders: 0, pieces: 0, paid: 0, refunded: 0, discount: 0 };

/** Results of campaigns in all their time, by the kept sums. */
async function broughtInAll(db: Db, kind: number, ids: readonly number[]): Promise<(id: number) => Brought> {
  const isWanted = and(eq(campaignSum.kind, kind), among(campaignSum.campaignId, ids));
  const rows = await db.select().from(campaignSum).where(isWanted);
  const sumsOf = new Map(rows.map((row) => [row.campaignId, row]));
  return (id) => sumsOf.get(id) ?? { ...nothing, people: 0 };
}

/** Results of campaigns, in a period where there is one. */
export async function broughtBy(
  db: Db,
  kind: number,
  ids: readonly number[],
  period: Period | undefined,
): Promise<(id: number) => Brought> {
  if (period === undefined) return broughtInAll(db, kind, ids);
  const [figures, people] = await Promise.all([figuresOf(db, kind, ids, period), peopleOf(db, kind, ids, period)]);
  return (id) => {
    const { buyers, payers: _, ...sold } = figures.get(id) ?? nothing;
    return { ...sold, people: people === undefined ? buyers : (people.get(id) ?? 0) };
  };
}

/** Paid orders of one campaign by the day of payment. */
export async function figuresByDay(db: Db, kind: number, id: number, period: Period) {
  const { key } = sales(kind);
  const { starts } = bucketsOf(period, 'day');
  const bucket = sql<number>`width_bucket(${order.payTime}, ${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[])`;
  const rows = await db
    .select({ bucket: bucket.mapWith(Number), orders: number(sql`count(*)`), paid: number(sql`sum(${order.payPrice})`) })
    .from(order)
    .where(and(eq(key, id), within(order.payTime, period), isKept))
    .groupBy(sql.raw('1'));
  const of = new Map(rows.map((row) => [row.bucket, row]));
  return starts.map((start, index) => ({ start, orders: of.get(index + 1)?.orders ?? 0, paid: of.get(index + 1)?.paid ?? 0 }));
}
