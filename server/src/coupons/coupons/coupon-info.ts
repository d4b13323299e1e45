import { couponUses } from '#contract/coupon-record.ts';
import type { CouponInfo } from '#contract/coupons/listed-coupon.ts';
import { couponRefusals } from '#contract/coupons/coupon-refusals.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { ScopeLookup } from './scope-lookup.ts';
import { findCoupon, toCoupon } from './queries.ts';

/** Source of a copy. */
export async function couponInfo(db: Db, { id }: { id: number }, scopes: ScopeLookup): Promise<CouponInfo> {
  const row = await findCoupon(db, id);
  if (!row) throw couponRefusals.INFO_NOT_FOUND();
  const coupon = { ...toCoupon(row), isForever: row.receiveEndTime !== null };
  const { useType, primaryKey } = coupon;
  return {
    coupon,
    product: useType === couponUses.products ? await scopes.products(db, primaryKey) : null,
    category: useType === couponUses.category ? await scopes.categories(db, primaryKey) : null,
  };
}
