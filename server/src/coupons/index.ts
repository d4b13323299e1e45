import type { Services } from '#server/platform/services.ts';
import { couponRoutes, couponSheetRoutes } from './coupons/routes.ts';
import type { ScopeLookup } from './coupons/scope-lookup.ts';
import { expireCoupons } from './held-coupons/expire-coupons.ts';
import { heldCouponRoutes } from './held-coupons/routes.ts';
import { welcomeCustomer } from './held-coupons/welcome-customer.ts';

export { couponsByIds, shareLockCoupons, isCouponCategory, releaseCategory, listClaimable } from './coupons/queries.ts';
export { campaignWorkbook } from './coupons/campaign-workbook.ts';
export { couponsLow } from './coupons/coupons-low.ts';
export { couponsTimed } from './coupons/coupons-timed.ts';
export { beginsIn, endsIn, inState } from './coupons/in-state.ts';
export { explainCoupon } from './coupons/explain-coupon.ts';
export { moveCoupon } from './coupons/move-coupon.ts';
export { checkBearer } from './coupons/check-bearer.ts';
export { createCoupon } from './coupons/create-coupon.ts';
export { saveCoupon } from './coupons/save-coupon.ts';
export type { ScopeLookup } from './coupons/scope-lookup.ts';
export { coupon, couponParts, couponProduct } from './coupons/tables.ts';
export { claimCoupon } from './held-coupons/claim-coupon.ts';
export {
  countHeld,
  countTakeOver,
  getHeldCoupon,
  getSendable,
  heldAmong,
  listOwnCoupons,
  listUsableCoupons,
  lockHeldCoupon,
} from './held-coupons/queries.ts';
export { listHeldCoupons } from './held-coupons/list-held-coupons.ts';
export { returnCoupon } from './held-coupons/return-coupon.ts';
export { type CouponLine, type Held, reductionsBy } from './held-coupons/rules.ts';
export { couponUser } from './held-coupons/tables.ts';
export { spendCoupon } from './held-coupons/spend-coupon.ts';
export { takeOverCoupons } from './held-coupons/take-over-coupons.ts';
export { giveToMany } from './held-coupons/give-to-many.ts';
export { lockGivable } from './coupons/queries.ts';
export { giveCoupons } from './held-coupons/give-coupons.ts';

/** The domain's part of the server. */
export const openCoupons = (scopes: ScopeLookup, services: Services) => ({
  routes: [...couponRoutes(scopes), ...couponSheetRoutes(services), ...heldCouponRoutes],
  jobs: [welcomeCustomer],
  timers: [expireCoupons],
});
