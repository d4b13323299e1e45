import { type SQL, and, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { type Waiting, NONE_WAIT } from '#server/platform/database/lists/waiting.ts';
import { coupon } from './tables.ts';

/** Condition on coupons on offer of which a tenth or less is left, in the words of the index `coupon__low`. */
export const isLow = (now: Date): SQL | undefined =>
  and(
    sql`not ${coupon.isDel} and ${coupon.status} and ${coupon.isLimited} and ${coupon.lastTotal} * 10 <= ${coupon.total}`,
    lte(coupon.receiveStartTime, now),
    or(isNull(coupon.receiveEndTime), gt(coupon.receiveEndTime, now)),
  );

/** Coupons that will soon be gone, or already are. */
export const couponsLow = async (db: Db, now: Date): Promise<Waiting> => ({
  ...NONE_WAIT,
  count: await db.$count(coupon, isLow(now)),
});
