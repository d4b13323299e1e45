import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listHeldCoupons } from './queries.ts';

export const heldCouponRoutes = serve(heldCouponCalls, { list: read(listHeldCoupons) });
