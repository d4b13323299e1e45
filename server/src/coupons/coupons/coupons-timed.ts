import { and, eq, gt, gte, isNotNull, lt, lte, not } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Timed, timedBy } from '#server/platform/database/lists/timed.ts';
import { coupon } from './tables.ts';

interface CouponsTimed {
  couponBegins: readonly Timed[];
  couponEnds: readonly Timed[];
}

const isOn = and(not(coupon.isDel), eq(coupon.status, true));
const named = { table: coupon, id: coupon.id, title: coupon.name };

/** Coupons whose time of claiming begins or ends on a day; one without an end has been claimed since it was made. */
export async function couponsTimed(db: Db, { from, until }: Period): Promise<CouponsTimed> {
  const { receiveStartTime: begin, receiveEndTime: end } = coupon;
  const [couponBegins, couponEnds] = await Promise.all([
    timedBy(db, { ...named, at: begin, where: and(isOn, isNotNull(end), gte(begin, from), lt(begin, until)) }),
    timedBy(db, { ...named, at: end, where: and(isOn, gt(end, from), lte(end, until)) }),
  ]);
  return { couponBegins, couponEnds };
}
