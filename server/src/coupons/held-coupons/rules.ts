import type { WayToCoupon } from '#contract/coupons/held-coupons.ts';
import { DAY } from '#contract/durations.ts';
import type { Row } from '../coupons/queries.ts';
import type { couponUser } from './tables.ts';

/** From when until when it can be used by who comes by it now. */
function timesOfUse({ isFixedTime, useStartTime, useEndTime, day }: Row, now: Date): { startTime: Date; endTime: Date } {
  if (isFixedTime && useStartTime && useEndTime) return { startTime: useStartTime, endTime: useEndTime };
  return { startTime: now, endTime: new Date(now.getTime() + (day ?? 1) * DAY) };
}

/** Whether somebody can still come by it. */
export function canBeGiven(coupon: Row, now: Date): boolean {
  const { status, isLimited, lastTotal, receiveStartTime: from, receiveEndTime: until } = coupon;
  const isOpen = from <= now && (until === null || until > now);
  return status && isOpen && (!isLimited || lastTotal > 0) && timesOfUse(coupon, now).endTime > now;
}

/** Row of a coupon handed to a customer. */
export function toHeldCoupon(coupon: Row, uid: number, type: WayToCoupon, now: Date): typeof couponUser.$inferInsert {
  const { id: couponId, name, money, minPrice, useType, cateId, productIds } = coupon;
  const primaryKey = (cateId === null ? productIds : [cateId]).join(',');
  const stamps = { createTime: now, updateTime: now };
  return { couponId, uid, type, name, money, minPrice, useType, primaryKey, ...timesOfUse(coupon, now), ...stamps };
}
