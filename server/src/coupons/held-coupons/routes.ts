import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { listHeldCoupons } from './list-held-coupons.ts';
import { sendCoupon } from './send-coupon.ts';

export const heldCouponRoutes = serve(heldCouponCalls, { list: read(listHeldCoupons), receive: write(sendCoupon) });
