import { and, eq, inArray } from 'drizzle-orm';
import type { WayToCoupon } from '#contract/coupons/held-coupons.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockGivable, takeCoupons } from '../coupons/queries.ts';
import { canBeGiven, toHeldCoupon } from './rules.ts';
import { couponUser } from './tables.ts';

interface Gift {
  uid: number;
  couponIds: readonly number[];
  type: WayToCoupon;
}

/** Gives each coupon once, where any is left and the customer has none yet; answers the names of those that were given. */
export async function giveCoupons(write: Write, { uid, couponIds, type }: Gift): Promise<string[]> {
  const { tx, now } = write;
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
  await takeCoupons(write, given, 1);
  return given.map(({ name }) => name);
}
