import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WayToCoupon } from '#contract/coupons/held-coupons.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockGivable } from '../coupons/queries.ts';
import { coupon } from '../coupons/tables.ts';
import { canBeGiven, toHeldCoupon } from './rules.ts';
import { couponUser } from './tables.ts';

interface Gift {
  uid: number;
  couponIds: readonly number[];
  type: WayToCoupon;
}

/** Gives each coupon once, where any is left and the customer has none yet; answers the names of those that were given. */
export async function giveCoupons({ tx, now }: Write, { uid, couponIds, type }: Gift): Promise<string[]> {
  const coupons = await lockGivable(tx, couponIds);
  const ids = coupons.map(({ id }) => id);
  const held = await tx
    .select({ couponId: couponUser.couponId })
    .from(couponUser)
    .where(and(eq(couponUser.uid, uid), inArray(couponUser.couponId, ids)));
  const has = new Set(held.map(({ couponId }) => couponId));
  const given = coupons.filter((one) => !has.has(one.id) && canBeGiven(one, now));
  if (given.length === 0) return [];
  await insertRows(
    tx,
    couponUser,
    given.map((one) => toHeldCoupon(one, uid, type, now)),
  );
  const counted = given.filter(({ isLimited }) => isLimited).map(({ id }) => id);
  if (counted.length > 0)
    await tx
      .update(coupon)
      .set({ lastTotal: sql`${coupon.lastTotal} - 1`, updateTime: now })
      .where(inArray(coupon.id, counted));
  return given.map(({ name }) => name);
}
