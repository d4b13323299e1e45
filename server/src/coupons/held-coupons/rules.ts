import { couponTypes, couponUses } from '#contract/coupon-record.ts';
import { couponRefusals } from '#contract/coupons/coupon-refusals.ts';
import type { OwnCoupon, OwnState } from '#contract/coupons/own-coupons.ts';
import { type WayToCoupon, heldStates, heldCouponRefusals } from '#contract/coupons/held-coupons.ts';
import { DAY } from '#contract/durations.ts';
import { type Fen, allocate } from '#contract/fen.ts';
import type { CouponRow } from '../coupons/queries.ts';
import type { couponUser } from './tables.ts';

/** Span in which a coupon that is obtained now can be used. */
function timesOfUse({ isFixedTime, useStartTime, useEndTime, day }: CouponRow, now: Date): { startTime: Date; endTime: Date } {
  if (isFixedTime && useStartTime && useEndTime) return { startTime: useStartTime, endTime: useEndTime };
  return { startTime: now, endTime: new Date(now.getTime() + (day ?? 1) * DAY) };
}

/** Coupons that somebody can still come by. */
export function canBeGiven(coupon: CouponRow, now: Date): boolean {
  const { status, isLimited, lastTotal, receiveStartTime: from, receiveEndTime: until } = coupon;
  const isOpen = from <= now && (until === null || until > now);
  return status && isOpen && (!isLimited || lastTotal > 0) && timesOfUse(coupon, now).endTime > now;
}

/** The coupon as somebody may claim it now, or the refusal that says why not; the order of refusals is the wire's. */
export function claimable(coupon: CouponRow | undefined, now: Date): CouponRow {
  if (!coupon?.status || coupon.type !== couponTypes.claimed || coupon.isPrivate) throw couponRefusals.INFO_NOT_FOUND();
  const { receiveStartTime: from, receiveEndTime: until, isLimited, lastTotal } = coupon;
  if (from > now) throw couponRefusals.CLAIM_NOT_OPEN();
  if (until !== null && until <= now) throw couponRefusals.CLAIM_OVER();
  if (isLimited && lastTotal < 1) throw couponRefusals.SOLD_OUT();
  if (!canBeGiven(coupon, now)) throw couponRefusals.INFO_NOT_FOUND();
  return coupon;
}

/** The coupon as staff may send it now, or the refusal that says why not; the order of refusals is the wire's. */
export function sendable(coupon: CouponRow | undefined, now: Date): CouponRow {
  if (!coupon?.status || timesOfUse(coupon, now).endTime <= now) throw couponRefusals.INFO_NOT_FOUND();
  if (coupon.receiveStartTime > now) throw couponRefusals.CLAIM_NOT_OPEN();
  if (coupon.receiveEndTime !== null && coupon.receiveEndTime <= now) throw couponRefusals.CLAIM_OVER();
  return coupon;
}

/** Row of a coupon handed to a customer. */
export function toHeldCoupon(coupon: CouponRow, uid: number, type: WayToCoupon, now: Date): typeof couponUser.$inferInsert {
  const { id: couponId, name, money, minPrice, useType, cateId, productIds } = coupon;
  const primaryKey = (cateId === null ? productIds : [cateId]).join(',');
  const stamps = { createTime: now, updateTime: now };
  return { couponId, uid, type, name, money, minPrice, useType, primaryKey, ...timesOfUse(coupon, now), ...stamps };
}

export type Held = typeof couponUser.$inferSelect;

/** Purchase: the product, the categories it is in with those above them, and the price in all. */
export interface CouponLine {
  productId: number;
  categories: readonly number[];
  cost: Fen;
}

/** Keys of the products, or of the category, that it is good for; none when it is good for all. */
export const keysOf = (primaryKey: string): number[] => (primaryKey === '' ? [] : primaryKey.split(',').map(Number));

function isFor({ useType, primaryKey }: Held, { productId, categories }: CouponLine): boolean {
  const keys = keysOf(primaryKey);
  if (useType === couponUses.products) return keys.includes(productId);
  return useType !== couponUses.category || categories.some((id) => keys.includes(id));
}

/** Discount on each of these goods: threshold and value count only those it is good for. The order of refusals is the wire's. */
export function reductionsBy(held: Held, goods: readonly CouponLine[], now: Date): Fen[] {
  if (held.status === heldStates.used) throw heldCouponRefusals.USED();
  if (held.status === heldStates.expired || held.endTime <= now) throw heldCouponRefusals.EXPIRED();
  if (held.startTime > now) throw heldCouponRefusals.NOT_YET();
  const eligible = goods.filter((each) => isFor(held, each));
  if (eligible.length === 0)
    throw held.useType === couponUses.products ? heldCouponRefusals.OTHER_PRODUCTS() : heldCouponRefusals.OTHER_CATEGORY();
  const cost = eligible.reduce((sum, each) => sum + each.cost, 0);
  if (cost < held.minPrice) throw heldCouponRefusals.BELOW_THRESHOLD();
  const costs = goods.map((each) => (isFor(held, each) ? each.cost : 0));
  return allocate(Math.min(held.money, cost), costs);
}

function stateOf({ status, startTime, endTime }: Held, now: Date): OwnState {
  if (status === heldStates.used) return 'used';
  if (status === heldStates.expired || endTime <= now) return 'overdue';
  return startTime > now ? 'notStart' : 'usable';
}

/** The coupon as its customer sees it; its key in their hands is what an order is placed with. */
export const toOwnCoupon = (held: Held, now: Date): OwnCoupon => ({
  ...held,
  couponId: held.id,
  id: held.couponId,
  keys: keysOf(held.primaryKey),
  state: stateOf(held, now),
});
