import type { Goods } from './coupons/goods.ts';
import { couponRoutes } from './coupons/routes.ts';
import { heldCouponRoutes } from './held-coupons/routes.ts';

export type { Goods } from './coupons/goods.ts';
export { heldCoupons, isCouponCategory, releaseCategory } from './coupons/queries.ts';
export { saveCoupon } from './coupons/save-coupon.ts';
export { coupon } from './coupons/tables.ts';
export { giveCoupons } from './held-coupons/give-coupons.ts';

/** The domain's part of the server; `goods` is what coupons are good for. */
export const openMarketing = (goods: Goods) => ({ routes: [...couponRoutes(goods), ...heldCouponRoutes] });
