import { type SQL, and, eq, isNotNull, not } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Timed, timedBy } from '#server/platform/database/lists/timed.ts';
import { beginsIn, endsIn } from './in-state.ts';
import { coupon } from './tables.ts';

interface CouponsTimed {
  couponBegins: readonly Timed[];
  couponEnds: readonly Timed[];
}

const isOn = and(not(coupon.isDel), eq(coupon.status, true));
const named = { table: coupon, id: coupon.id, title: coupon.name };

/** Coupons that are on and whose time of claiming begins in a period; one without an end has been claimed since it was made. */
export const claimBeginsIn = (period: Period): SQL | undefined =>
  and(isOn, isNotNull(coupon.receiveEndTime), beginsIn(coupon.receiveStartTime, period));

/** Coupons that are on and whose time of claiming ends in a period. */
export const claimEndsIn = (period: Period): SQL | undefined => and(isOn, endsIn(coupon.receiveEndTime, period));

/** Coupons whose time of claiming begins or ends on a day. */
export async function couponsTimed(db: Db, day: Period): Promise<CouponsTimed> {
  const [couponBegins, couponEnds] = await Promise.all([
    timedBy(db, { ...named, at: coupon.receiveStartTime, where: claimBeginsIn(day) }),
    timedBy(db, { ...named, at: coupon.receiveEndTime, areEnds: true, where: claimEndsIn(day) }),
  ]);
  return { couponBegins, couponEnds };
}
