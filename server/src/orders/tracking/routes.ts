import { trackingCalls } from '#contract/orders/tracking.ts';
import type { Tracking } from '#server/delivery/index.ts';
import { handle, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { trackOrder } from './track-order.ts';

/** Somebody else is asked, so no transaction may wait for the answer. */
export const trackingRoutes = ({ database: { db } }: Services, tracking: Tracking) =>
  serve(trackingCalls, {
    getLogisticsInfo: handle(async ({ orderNo }, { actor }) => (await trackOrder({ db, tracking }, orderNo, actor)).info),
  });
