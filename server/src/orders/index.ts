import './log-rules.ts';
import './personal.ts';
// Orders register with the notifications, whose letters tell of them.
import './returns/describe-notices.ts';
import './orders/letter-facts.ts';
import type { Route } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import { endClaims } from './claims/end-claims.ts';
import { claimRoutes } from './claims/routes.ts';
import { addressRoutes, orderRoutes, orderStepRoutes } from './order-acts/routes.ts';
import { offlineRoutes } from './payments/routes.ts';
import { completeReceived, receiveSent } from './order-acts/timers.ts';
import { isLeftToStaff } from './desk/rules.ts';
import { cancelUnpaid } from './provider-payments/cancel-unpaid.ts';
import { endOrderPayments, endPaymentsAtDesk } from './provider-payments/end-order-payments.ts';
import { whyNotRepriced } from './orders/rules.ts';
import { deskPaymentRoutes } from './provider-payments/routes.ts';
import { giveBackSpent } from './refunds/give-back-spent.ts';
import { deskOrderRoutes } from './desk/routes.ts';
import { approvedRefund } from './refunds/propose-refund.ts';
import { proposedRefundRoutes, refundRoutes } from './refunds/routes.ts';
import { closeTeams, refundFailedTeams } from './teams/timers.ts';
import { teamRoutes } from './teams/routes.ts';

export { onFailedRefund } from './returns/reopeners.ts';
export { onCounted, onRefundByHand } from './payments/hand-followers.ts';
export { onCreditRefund } from './returns/credit-keepers.ts';
export { lockForCredit } from './credit/lock-for-credit.ts';
export { payOnCredit } from './credit/pay-on-credit.ts';
export { claimOrder } from './claims/claim-order.ts';
export { allowBelowCost } from './low-prices/allow-below-cost.ts';
export { onBelowCost } from './low-prices/allowances.ts';
export { linesBelowCost } from './low-prices/lines-below-cost.ts';
export { onGivenUp } from './order-acts/given-up.ts';
export { cancelOrder } from './order-acts/cancel-order.ts';
export { checkTold } from './provider-payments/check-told.ts';
export { endOrderPayments } from './provider-payments/end-order-payments.ts';
export { startOrderPayment, watchOrderPayment } from './provider-payments/order-payments.ts';
export { payableOrder } from './provider-payments/payable-order.ts';
export { checkPart } from './payments/check-part.ts';
export { payPart } from './payments/pay-part.ts';
export { takeBackPart } from './payments/take-back-part.ts';
export { checkDue } from './payments/check-due.ts';
export { checkOffline } from './payments/check-offline.ts';
export { markPaid } from './payments/mark-paid.ts';
export { payOffline } from './payments/pay-offline.ts';
export { refundToPay } from './payments/refund-to-pay.ts';
export { settleByHand } from './payments/settle-by-hand.ts';
export { paidRefund } from './refunds/paid-refund.ts';
export { quoteOrder } from './placing/quote-order.ts';
export { moveToAddress } from './order-acts/move-to-address.ts';
export { placeCollected } from './placing/place-collected.ts';
export { placeOrder } from './placing/place-order.ts';
export { closeTeam } from './teams/close-team.ts';
export { leaveByBuyer } from './teams/leave-by-buyer.ts';
export { refundFailed } from './teams/refund-failed.ts';
export { factsOfOrders, goodsNames } from './orders/letter-facts.ts';
export { countUnfinished } from './orders/count-unfinished.ts';
export { takeOverOrders } from './orders/take-over-orders.ts';
export { order, orderLine } from './orders/tables.ts';
export { orderLog } from './steps/tables.ts';
export {
  type OrderRecord,
  linesOf,
  type LineRecord,
  type Sold,
  orderColumns,
  sellerName,
  isDirectGain,
  lettersOfName,
  promoter,
} from './orders/queries.ts';
export { cutToShops, linesSeen, shopsSeen } from './orders/shop-part.ts';
export { receiveOrder } from './order-acts/receive-order.ts';
export { countsSeen as countOrdersSeen } from './order-list/counts.ts';
export { ordersTimed } from './order-list/orders-timed.ts';
export { ordersWaiting } from './order-list/orders-waiting.ts';
export { findOrders } from './order-list/find-orders.ts';
export { freezeMoney } from './orders/freeze-money.ts';
export { getOrder, lockOrder, lockOrders, findOrder } from './orders/record.ts';
export { isGroupBuy } from './orders/rules.ts';
export { reviewOrder } from './order-acts/review-order.ts';
export { agreeRefund } from './refunds/agree-refund.ts';
export { askRefund } from './refunds/ask-refund.ts';
export { deleteForCustomer } from './order-acts/delete-for-customer.ts';
export { lineStandings, refundReasons, refundsSeen, linesWithRefunds } from './refunds/queries.ts';
export { refund, refundLine, type RefundRecord } from './refunds/tables.ts';
export { standingParcels, standingParcelsOf, sentPieces } from './parcels/queries.ts';
export { type ParcelRecord, parcel } from './parcels/tables.ts';
export { canLeave } from './order-list/conditions.ts';
export { resolveHandler, toQuestion } from './order-list/filter.ts';
export { withDeadline } from './order-list/overdue.ts';
export { logStep } from './steps/log-step.ts';
export { moveOrder } from './orders/move-order.ts';
export type { OrderStep } from './steps/step.ts';
export { checkProposed, proposedAmong } from './refunds/check-proposed.ts';
export { type PaidOrder, paidReceipt } from './orders/enqueue-receipt.ts';
export { toOrderInfo, toOrderRow } from './orders/presenter.ts';
export { infoWithoutAmounts, seenBy, rowWithoutAmounts, refundWithoutAmounts } from './orders/without-amounts.ts';
export { once } from './orders/once.ts';
export { followReceipt } from './order-acts/follow-receipt.ts';
export { type CaseRecord, returnCase, returnCaseLine, type CaseLineRecord, caseParts } from './returns/tables.ts';
export { standingLines } from './returns/queries.ts';
export { returnToStock } from './orders/return-to-stock.ts';

export const openOrders = (services: Services): Route[] => [
  ...orderRoutes(endOrderPayments(services, (found, { payPrice }) => !whyNotRepriced(found, payPrice))),
  ...offlineRoutes,
  ...addressRoutes,
  ...orderStepRoutes,
  ...claimRoutes,
  ...deskOrderRoutes({ ofOne: endOrderPayments(services, isLeftToStaff), ofMany: endPaymentsAtDesk(services) }),
  ...deskPaymentRoutes(services),
  ...refundRoutes,
  ...proposedRefundRoutes,
  ...teamRoutes,
];
export const orderTimers: Timer[] = [
  cancelUnpaid,
  endClaims,
  receiveSent,
  completeReceived,
  giveBackSpent,
  closeTeams,
  refundFailedTeams,
];

/** Acts that may need a second person. */
export const orderApprovals = [approvedRefund];
