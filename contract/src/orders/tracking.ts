import { z } from 'zod';
import { calls, get } from '../call.ts';
import { LogisticsInfo, no as noTracking } from '../delivery/tracking.ts';
import { no as noPass } from '../services/one-pass.ts';
import { id, words } from '../wire.ts';
import { no } from './orders.ts';

/** The noun is the order: what is known of its parcel is asked again when it changes. */
export const trackingCalls = calls('order', '/admin/store/order', {
  getLogisticsInfo: get('/getLogisticsInfo', {
    permission: 'admin:order:logistics:info',
    dataScope: 'points',
    about:
      'Steps of a parcel, the newest first as its carrier tells them. Empty while no provider is set up, or nothing is known.',
    query: z.object({
      orderNo: words(32, '订单编号不能为空'),
      /** The latest parcel without it. */
      parcelId: id.optional(),
    }),
    returns: LogisticsInfo,
    refuses: [
      no.NOT_FOUND,
      no.PARCEL_NOT_FOUND,
      noTracking.SILENT,
      noTracking.BROKEN,
      noTracking.REFUSED,
      noPass.SILENT,
      noPass.REFUSED,
    ],
  }),
});
