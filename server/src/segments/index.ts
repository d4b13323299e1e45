import { declareRun } from '#server/jobs/index.ts';
import { customerKind } from './runs/customer-kind.ts';
import { runRoutes } from './runs/routes.ts';
import type { ScopeLookup } from '#server/coupons/index.ts';
import { couponSendingRoutes } from './coupon-sendings/routes.ts';
import { sendDue } from './coupon-sendings/send-due.ts';
import { segmentRoutes } from './segments/routes.ts';
import './undo.ts';

export { segment } from './segments/tables.ts';
export { saveSegment } from './segments/save-segment.ts';

export { sendingsTimed } from './sending-records/sendings-timed.ts';
export { failSending } from './coupon-sendings/fail-sending.ts';
export { sendingsUnsent } from './coupon-sendings/queries.ts';
export { saveSending } from './coupon-sendings/save-sending.ts';

export const segmentRuns = [declareRun(customerKind)];

/** The domain's part of the server; the catalogue hands in what coupons are limited to. */
export const openSegments = (scopes: ScopeLookup) => ({
  routes: [...segmentRoutes, ...runRoutes, ...couponSendingRoutes(scopes)],
  timers: [sendDue],
});
