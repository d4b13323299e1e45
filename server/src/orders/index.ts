import './log-rules.ts';
import type { Sheets, Tracking } from '#server/delivery/index.ts';
import type { Route } from '#server/platform/http/serve.ts';
import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { ReceiptPrinter } from '#server/services/index.ts';
import { endClaims } from './claims/end-claims.ts';
import { claimRoutes } from './claims/routes.ts';
import { addressRoutes, orderRoutes, orderStepRoutes } from './order-acts/routes.ts';
import { offlineRoutes } from './payments/routes.ts';
import { cancelUnpaid, completeReceived, receiveSent } from './order-acts/timers.ts';
import { executeRefund, repeatRefunds } from './refunds/execute-refund.ts';
import { giveBackSpent } from './refunds/give-back-spent.ts';
import { deskOrderRoutes } from './desk/routes.ts';
import { packingRoutes } from './packing/routes.ts';
import { pickUpRoutes } from './pick-up/routes.ts';
import { openReceiptJob } from './receipts/paid-receipt.ts';
import { receiptRoutes } from './receipts/routes.ts';
import { approvedRefund } from './refunds/propose-refund.ts';
import { proposedRefundRoutes, refundRoutes } from './refunds/routes.ts';
import { approvedCaseRefund } from './return-case-acts/propose-case-refund.ts';
import { returnCaseRoutes } from './return-case-acts/routes.ts';
import { declareRun } from '#server/jobs/index.ts';
import { shipmentRoutes } from './shipments/routes.ts';
import { shipKind } from './shipments/ship-kind.ts';
import { closeTeams, refundFailedTeams } from './teams/timers.ts';
import { teamRoutes } from './teams/routes.ts';
import { parcelRoutes, trackingRoutes } from './tracking/routes.ts';
import { sendBySheet } from './waybills/send-by-sheet.ts';
import { waybillRoutes } from './waybills/routes.ts';

export { claimOrder } from './claims/claim-order.ts';
export { cancelOrder } from './order-acts/cancel-order.ts';
export { markPaid } from './payments/mark-paid.ts';
export { quoteOrder } from './placing/quote-order.ts';
export { moveToAddress } from './order-acts/move-to-address.ts';
export { placeOrder } from './placing/place-order.ts';
export { closeTeam } from './teams/close-team.ts';
export { leaveByBuyer } from './teams/leave-by-buyer.ts';
export { refundFailed } from './teams/refund-failed.ts';
export { takeOverOrders } from './orders/take-over-orders.ts';
export { order, orderLine, orderLog } from './orders/tables.ts';
export {
  type OrderRecord,
  linesOf,
  fetchedAt,
  seenOrders,
  type LineRecord,
  type Sold,
  orderColumns,
  sellerName,
} from './orders/queries.ts';
export { receiveOrder } from './order-acts/receive-order.ts';
export { countSpent, listPaidOrders, paymentsOf, spendingOf } from './orders/customer-orders.ts';
export { countsSeen as countOrdersSeen } from './order-list/counts.ts';
export { findOrders } from './order-list/find-orders.ts';
export { listOwnOrders } from './orders/list-own-orders.ts';
export { getOrder } from './orders/record.ts';
export { reviewOrder } from './order-acts/review-order.ts';
export { sendOrder } from './sending/send-order.ts';
export { REFUND_STATUS, STATUS, labelledSituation, orderTypeOf } from './orders/rules.ts';
export { verifyOrder } from './pick-up/verify-order.ts';
export { agreeRefund } from './refunds/agree-refund.ts';
export { askRefund } from './refunds/ask-refund.ts';
export { deleteForCustomer } from './order-acts/delete-for-customer.ts';
export { agreeCase } from './return-case-acts/agree-case.ts';
export { askCase } from './return-case-acts/ask-case.ts';
export { checkInCase } from './return-case-acts/check-in-case.ts';
export { exchangeCase } from './return-case-acts/exchange-case.ts';
export { findCases } from './return-case-acts/list-cases.ts';
export { openCase } from './return-case-acts/open-case.ts';
export { refundCase } from './return-case-acts/refund-case.ts';
export { refuseCase } from './return-case-acts/refuse-case.ts';
export { linesOfCase } from './return-cases/queries.ts';
export { returnableGoods } from './return-case-acts/get-case.ts';
export { type OwnCase, getOwnCase, listOwnCases } from './return-case-acts/own-cases.ts';
export { setBack } from './return-case-acts/set-back.ts';
export { withdrawCase } from './return-case-acts/withdraw-case.ts';
export { lineStandings, refundReasons } from './refunds/queries.ts';
export { refund } from './refunds/tables.ts';
export { standingParcels, standingParcelsOf } from './parcels/queries.ts';
export { countOf } from './parcels/rules.ts';
export { trackOrder } from './tracking/track-order.ts';
export type { ParcelRecord } from './parcels/tables.ts';
export { asHandled, toQuestion } from './order-list/filter.ts';
export { withDeadline } from './order-list/overdue.ts';

interface Outside {
  tracking: Tracking;
  sheets: Sheets;
  printer: ReceiptPrinter;
}

export const openOrders = (services: Services, { tracking, sheets, printer }: Outside): Route[] => [
  ...orderRoutes(services, (input, asked) => sendBySheet({ services, sheets }, input, asked)),
  ...offlineRoutes,
  ...addressRoutes,
  ...orderStepRoutes,
  ...claimRoutes,
  ...deskOrderRoutes,
  ...packingRoutes,
  ...pickUpRoutes,
  ...receiptRoutes(services, printer),
  ...refundRoutes,
  ...proposedRefundRoutes,
  ...returnCaseRoutes,
  ...shipmentRoutes,
  ...parcelRoutes,
  ...trackingRoutes(services, tracking),
  ...teamRoutes,
  ...waybillRoutes,
];
export const openOrderJobs = ({ printer }: Pick<Outside, 'printer'>): Job[] => [executeRefund, openReceiptJob(printer)];
export const orderRuns = [declareRun(shipKind)];
export const orderTimers: Timer[] = [
  cancelUnpaid,
  endClaims,
  receiveSent,
  completeReceived,
  repeatRefunds,
  giveBackSpent,
  closeTeams,
  refundFailedTeams,
];

/** Acts that may need a second person. */
export const orderApprovals = [approvedRefund, approvedCaseRefund];
