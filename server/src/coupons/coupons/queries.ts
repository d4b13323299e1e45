import { type SQL, and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Coupon, couponTypes, couponUses } from '#contract/coupon-record.ts';
import { type ListedCoupon, type SendableCoupon, omittedAsNull } from '#contract/coupons/listed-coupon.ts';
import type { couponCalls } from '#contract/coupons/coupons.ts';
import { couponRefusals } from '#contract/coupons/coupon-refusals.ts';
import { spanOf } from '#contract/date-limit.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { among, equal, matchingParts } from '#server/platform/database/conditions.ts';
import type { Paging } from '#server/platform/database/page.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { recordsOf } from '#server/platform/database/records/records-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isLow } from './coupons-low.ts';
import { claimBeginsIn, claimEndsIn } from './coupons-timed.ts';
import { inState } from './in-state.ts';
import { whyNotSent } from './rules.ts';
import { coupon, couponParts, couponProduct } from './tables.ts';

const productIds = sql<
  number[]
>`array(select cp.product_id from coupon_product cp where cp.coupon_id = "coupon"."id" order by cp.id)`;
const columns = { ...getTableColumns(coupon), productIds };
/** A coupon with the products it is good for. */
export type CouponRow = typeof coupon.$inferSelect & { productIds: number[] };

export const coupons = recordsOf(coupon, { missing: couponRefusals.NOT_FOUND });
const { live } = coupons;

/** The wire's record: products and category are one list of keys, and no days are 0. */
export const toCoupon = ({ cateId, productIds: products, ...row }: CouponRow): ListedCoupon => ({
  ...row,
  day: row.day ?? 0,
  primaryKey: cateId === null ? products : [cateId],
  isGet: false,
});

/** Condition on coupons that can be claimed now. */
const isOpen = (now: Date): SQL | undefined =>
  and(lte(coupon.receiveStartTime, now), or(isNull(coupon.receiveEndTime), gt(coupon.receiveEndTime, now)));

const couponsOf = (db: Db, paging: Paging, where: SQL | undefined, first: readonly SQL[] = []): Promise<Page<ListedCoupon>> =>
  pageOf(db, paging, {
    select: columns,
    from: coupon,
    where,
    order: [...first, desc(coupon.sort), desc(coupon.id)],
    show: (rows) => rows.map(toCoupon),
  });

export const listCoupons = (
  db: Db,
  { name, status, type, useType, state, beginsIn, endsIn, isLow: low, ...paging }: Input<typeof couponCalls.list>,
  { now }: Pick<CallContext, 'now'>,
) =>
  couponsOf(
    db,
    paging,
    and(
      live,
      matchingParts(name, couponParts, coupon.name),
      equal(coupon.status, status),
      equal(coupon.type, type),
      equal(coupon.useType, useType),
      inState({ status: coupon.status, from: coupon.receiveStartTime, until: coupon.receiveEndTime }, state, now),
      beginsIn === undefined ? undefined : claimBeginsIn(spanOf(beginsIn)),
      endsIn === undefined ? undefined : claimEndsIn(spanOf(endsIn)),
      low ? isLow(now) : undefined,
    ),
  );

/** Coupons that are on, left and can be claimed now; with `isWhole` the others behind them, and why. */
export async function listSendable(
  db: Db,
  { keywords, type, isWhole = false, ...paging }: Input<typeof couponCalls.sendList>,
  { now }: CallContext,
): Promise<Page<SendableCoupon>> {
  const isLeft = or(eq(coupon.isLimited, false), gt(coupon.lastTotal, 0));
  const isUsable = or(isNull(coupon.useEndTime), gt(coupon.useEndTime, now));
  const isOffered = and(eq(coupon.status, true), isOpen(now), isLeft, isWhole ? isUsable : undefined);
  const isAsked = and(live, matchingParts(keywords, couponParts, coupon.name), equal(coupon.type, type));
  const where = isWhole ? isAsked : and(isAsked, isOffered);
  const page = await couponsOf(db, paging, where, isWhole && isOffered ? [desc(isOffered)] : []);
  return {
    ...page,
    list: page.list.map((row) => ({ ...row, ...omittedAsNull, ...(isWhole && { whyNot: whyNotSent(row, now) }) })),
  };
}

/** Keys of the coupons that newcomers get; whether one is left is seen when it is given. */
export async function newcomerCoupons(db: Db): Promise<number[]> {
  const where = and(live, eq(coupon.type, couponTypes.newcomer), eq(coupon.status, true));
  const rows = await db.select({ id: coupon.id }).from(coupon).where(where).orderBy(asc(coupon.id)).limit(100);
  return rows.map(({ id }) => id);
}

interface Offer extends Paging {
  /** The product it has to be good for, with the categories it is in and those above them. */
  scope?: { productId: number; categories: readonly number[] } | undefined;
}

function isGoodFor({ productId, categories }: NonNullable<Offer['scope']>): SQL | undefined {
  const links = sql`select from ${couponProduct} where ${couponProduct.couponId} = ${coupon.id} and ${couponProduct.productId} = ${productId}`;
  const { useType, cateId } = coupon;
  return or(
    eq(useType, couponUses.all),
    and(eq(useType, couponUses.products), sql`exists (${links})`),
    among(cateId, categories),
  );
}

/** Coupons that customers can claim now, those with a higher place first. */
export function listClaimable(db: Db, { scope, ...paging }: Offer, now: Date): Promise<Page<CouponRow>> {
  const { type, status, isLimited, lastTotal, useEndTime, isPrivate } = coupon;
  const isOnOffer = and(live, eq(status, true), eq(type, couponTypes.claimed), eq(isPrivate, false));
  const isLeft = and(or(eq(isLimited, false), gt(lastTotal, 0)), or(isNull(useEndTime), gt(useEndTime, now)));
  return pageOf(db, paging, {
    select: columns,
    from: coupon,
    where: and(isOnOffer, isOpen(now), isLeft, scope && isGoodFor(scope)),
    order: [desc(coupon.sort), desc(coupon.id)],
  });
}

export async function findCoupon(db: Db, id: number): Promise<CouponRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(coupon)
    .where(and(live, eq(coupon.id, id)));
  return row;
}

/** Coupons with these ids, in their order; not those that were deleted. */
export async function couponsByIds(db: Db, ids: readonly number[]): Promise<Coupon[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(coupon)
    .where(and(live, sql`${coupon.id} = any(${sql.param(ids)}::int[])`));
  const byId = new Map(rows.map((row) => [row.id, toCoupon(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Locks coupons to give, in the order of their keys, without those that were deleted. */
export const lockGivable = (tx: Tx, ids: readonly number[]): Promise<CouponRow[]> =>
  tx
    .select(columns)
    .from(coupon)
    .where(and(live, sql`${coupon.id} = any(${sql.param(ids)}::int[])`))
    .orderBy(asc(coupon.id))
    .for('no key update');

/** Takes `each` of every counted coupon; the database refuses to go below none. */
export async function takeCoupons({ tx, now }: Write, given: readonly CouponRow[], each: number): Promise<void> {
  const counted = given.filter(({ isLimited }) => isLimited).map(({ id }) => id);
  if (counted.length === 0) return;
  await tx
    .update(coupon)
    .set({ lastTotal: sql`${coupon.lastTotal} - ${each}::int`, updateTime: now })
    .where(inArray(coupon.id, counted));
}

export const linkProducts = (tx: Tx, couponId: number, products: readonly number[]): Promise<number[]> =>
  insertRows(
    tx,
    couponProduct,
    products.map((productId) => ({ couponId, productId })),
  );

/** Coupons that are not deleted, by name, locked until the transaction ends. */
export const shareLockCoupons = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({ id: coupon.id, name: coupon.name })
    .from(coupon)
    .where(and(live, sql`${coupon.id} = any(${sql.param(ids)}::int[])`))
    .orderBy(asc(coupon.id))
    .for('key share');

/** True for a category that a coupon is limited to. */
export const isCouponCategory = async (db: Db, cateId: number): Promise<boolean> =>
  (await db.$count(coupon, and(live, eq(coupon.cateId, cateId)))) > 0;

/** Deleted coupons hold no category any more. */
export const releaseCategory = (tx: Tx, cateId: number) =>
  tx
    .update(coupon)
    .set({ cateId: null })
    .where(and(eq(coupon.cateId, cateId), eq(coupon.isDel, true)));
