import { type CouponInfo, couponUses, no } from '#contract/marketing/coupons.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Goods } from './goods.ts';
import { findCoupon, toCoupon } from './queries.ts';

/** What a copy starts from. */
export async function couponInfo(db: Db, { id }: { id: number }, goods: Goods): Promise<CouponInfo> {
  const row = await findCoupon(db, id);
  if (!row) throw no.INFO_UNKNOWN();
  const coupon = { ...toCoupon(row), isForever: row.receiveEndTime !== null };
  const { useType, primaryKey } = coupon;
  return {
    coupon,
    product: useType === couponUses.products ? await goods.products(db, primaryKey) : null,
    category: useType === couponUses.category ? await goods.categories(db, primaryKey) : null,
  };
}
