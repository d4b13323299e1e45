import { couponResultCalls } from '#contract/order-figures/coupon-results.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listOrders } from './list-orders.ts';
import { readResult } from './read-result.ts';

export const couponResultRoutes = serve(couponResultCalls, { info: read(readResult), orders: read(listOrders) });
