import { parcelCalls, trackingCalls } from '#contract/fulfilment/parcels.ts';
import { handle, read, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { listTogether } from '../sending/list-together.ts';
import { listParcels } from './list-parcels.ts';
import { trackOrder } from './track-order.ts';

export const parcelRoutes = serve(parcelCalls, { parcels: read(listParcels), together: read(listTogether) });

/** Routes that ask a provider, so no transaction may wait for the answer. */
export const trackingRoutes = ({ database: { db }, providers: { track: tracking } }: Services) =>
  serve(trackingCalls, {
    getLogisticsInfo: handle(async (asked, { actor }) => (await trackOrder({ db, tracking }, asked, actor)).info),
  });
