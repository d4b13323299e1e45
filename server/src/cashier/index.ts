import './log-rules.ts';
import './cash-payments/end-with-refund.ts';
import './personal.ts';
import type { Route } from '#server/platform/http/serve.ts';
import { cashPaymentExport } from './cash-payments/payment-export.ts';
import type { CashPurposes } from './cash-payments/purposes.ts';
import { refundPurpose } from './cash-payments/refund-purpose.ts';
import { cashPaymentRoutes } from './cash-payments/routes.ts';
import { cashReceiptExport } from './cash-receipts/receipt-export.ts';
import { cashReceiptRoutes } from './cash-receipts/routes.ts';

export { auditPayment } from './cash-payments/audit-payment.ts';
export { confirmReceipt } from './cash-receipts/confirm-receipt.ts';
export { insertReceipt } from './cash-receipts/insert-receipt.ts';
export type { CashPurpose } from './cash-payments/purposes.ts';
export { findLivePayment } from './cash-payments/queries.ts';
export { registerPayment } from './cash-payments/register-payment.ts';
export { requestPayment } from './cash-payments/request-payment.ts';

/** Receipts and payments; `others` are documents of the domains above that payments are for. */
export function openCashier(others: CashPurposes): { routes: Route[] } {
  const purposes = [refundPurpose, ...others];
  return { routes: [...cashReceiptRoutes, ...cashPaymentRoutes(purposes)] };
}

export const cashierExports = [cashPaymentExport, cashReceiptExport];
