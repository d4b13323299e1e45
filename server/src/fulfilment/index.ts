import type { Services } from '#server/platform/services.ts';
import { declareRun } from '#server/jobs/index.ts';
import { packingRoutes } from './packing/routes.ts';
import { pickUpRoutes } from './pick-up/routes.ts';
import { receiptJob } from './receipts/paid-receipt.ts';
import { receiptRoutes } from './receipts/routes.ts';
import { shipmentRoutes } from './shipments/routes.ts';
import { shipKind } from './shipments/ship-kind.ts';
import { uploadAgain, uploadJob } from './shipping-information/jobs.ts';
import { shippingInformationRoutes } from './shipping-information/routes.ts';
import { parcelRoutes, trackingRoutes } from './tracking/routes.ts';
import { lookForLostWaybills } from './waybills/look-for-lost.ts';
import { sendBySheet } from './waybill-sending/send-by-sheet.ts';
import { waybillRoutes } from './waybill-sending/routes.ts';
import { sendingRoutes } from './sending/routes.ts';

export { onSent } from './sending/followers.ts';
export { sendOrder } from './sending/send-order.ts';
export { verifyOrder } from './pick-up/verify-order.ts';
export { shippingInformation } from './shipping-information/tables.ts';
export { waybill } from './waybills/tables.ts';
export { waybillTask } from './waybills/waybill-task.ts';
export { followTradeNews } from './shipping-information/follow-trade-news.ts';
export { trackOrder } from './tracking/track-order.ts';

export const fulfilmentRuns = [declareRun(shipKind)];

/** The domain's part of the server. */
export const openFulfilment = (services: Services) => ({
  routes: [
    ...sendingRoutes(services, (input, asked) => sendBySheet(services, input, asked)),
    ...packingRoutes,
    ...pickUpRoutes,
    ...receiptRoutes(services),
    ...shipmentRoutes,
    ...shippingInformationRoutes,
    ...parcelRoutes,
    ...trackingRoutes(services),
    ...waybillRoutes(services),
  ],
  jobs: [receiptJob, uploadJob],
  timers: [lookForLostWaybills, uploadAgain],
});
