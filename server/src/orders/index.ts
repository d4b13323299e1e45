import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import { orderRoutes } from './orders/routes.ts';
import { cancelUnpaid, receiveSent } from './orders/timers.ts';
import { executeRefund, repeatRefunds } from './refunds/execute-refund.ts';
import { refundRoutes } from './refunds/routes.ts';

export { cancelOrder } from './orders/cancel-order.ts';
export { markPaid } from './orders/mark-paid.ts';
export { placeOrder } from './orders/place-order.ts';
export type { OrderRecord } from './orders/queries.ts';
export { receiveOrder } from './orders/receive-order.ts';
export { getOrder } from './orders/record.ts';
export { reviewOrder } from './orders/review-order.ts';
export { sendOrder } from './orders/send-order.ts';
export { situationShown } from './orders/rules.ts';
export { askRefund } from './refunds/ask-refund.ts';
export { type Payments, type RefundOutcome, type RefundRequest, choosePayments } from './refunds/payments.ts';

export const ordersRoutes = [...orderRoutes, ...refundRoutes];
export const orderJobs: Job[] = [executeRefund];
export const orderTimers: Timer[] = [cancelUnpaid, receiveSent, repeatRefunds];
