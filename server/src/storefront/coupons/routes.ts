import { openCouponCalls } from '#contract/storefront/coupons.ts';
import { claimCoupon } from '#server/coupons/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { listOfBuyer, listOffers } from './queries.ts';

export const openCouponRoutes = serve(openCouponCalls, {
  claimable: read(listOffers),
  claim: write(claimCoupon, ({ id }) => id),
  own: read(listOfBuyer),
});
