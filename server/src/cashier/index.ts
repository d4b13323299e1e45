import './credit-entries/take-off-refund.ts';
import './log-rules.ts';
import './till/follow-orders.ts';
import './cash-payments/end-with-refund.ts';
import './personal.ts';
import type { Route } from '#server/platform/http/serve.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { declareFileRun } from '#server/jobs/index.ts';
import { bankAccountRoutes } from './bank-accounts/routes.ts';
import { bankLineExport } from './bank-lines/line-export.ts';
import { releaseReceipt } from './bank-lines/release-receipt.ts';
import { bankLineRoutes } from './bank-lines/routes.ts';
import { clearBankUploads } from './bank-statements/clear-uploads.ts';
import { readKind } from './bank-statements/read-kind.ts';
import { bankStatementRoutes } from './bank-statements/routes.ts';
import { cashPaymentExport } from './cash-payments/payment-export.ts';
import type { CashPurposes } from './cash-payments/purposes.ts';
import { refundPurpose } from './cash-payments/refund-purpose.ts';
import { cashPaymentRoutes } from './cash-payments/routes.ts';
import { approvedAdjustment } from './credit-acts/adjust-debts.ts';
import { remindOfCredit } from './credit-acts/remind-debtors.ts';
import { creditRoutes } from './credit-acts/routes.ts';
import { remindOfClosing } from './day-closings/remind-of-closing.ts';
import { closingRoutes } from './day-closings/routes.ts';
import { cashReceiptExport } from './cash-receipts/receipt-export.ts';
import { cashReceiptRoutes } from './cash-receipts/routes.ts';
import { voidFollowers } from './cash-receipts/void-followers.ts';

export { saveAccount as saveBankAccount } from './bank-accounts/save-account.ts';
export { everyAccount as everyBankAccount } from './bank-accounts/queries.ts';
export { ignoreLines } from './bank-lines/ignore-lines.ts';
export { bankLine } from './bank-lines/tables.ts';
export { bringStatement } from './bank-statements/bring-statement.ts';
export { auditPayment } from './cash-payments/audit-payment.ts';
export { adjustDebts } from './credit-acts/adjust-debts.ts';
export { creditAccount } from './credit-accounts/tables.ts';
export { confirmClosing } from './day-closings/confirm-closing.ts';
export { countDay } from './day-closings/count-day.ts';
export { closingTimed } from './day-closings/remind-of-closing.ts';
export { recordCash } from './day-closings/record-cash.ts';
export { lastClosing as findLastClosing } from './till/queries.ts';
export { saveAccount } from './credit-accounts/save-account.ts';
export { settleOnCredit } from './credit-acts/settle-on-credit.ts';
export { takeOverCredit } from './credit-accounts/take-over-credit.ts';
export { confirmReceipt } from './cash-receipts/confirm-receipt.ts';
export { insertReceipt } from './cash-receipts/insert-receipt.ts';
export type { CashPurpose } from './cash-payments/purposes.ts';
export { findLivePayment } from './cash-payments/queries.ts';
export { registerPayment } from './cash-payments/register-payment.ts';
export { requestPayment } from './cash-payments/request-payment.ts';

voidFollowers.add(releaseReceipt);

/** Receipts and payments; `others` are documents of the domains above that payments are for. */
export function openCashier(services: Services, others: CashPurposes): { routes: Route[] } {
  const purposes = [refundPurpose, ...others];
  return {
    routes: [
      ...cashReceiptRoutes,
      ...cashPaymentRoutes(purposes),
      ...creditRoutes(services),
      ...closingRoutes(services),
      ...bankAccountRoutes,
      ...bankStatementRoutes(services),
      ...bankLineRoutes(purposes),
    ],
  };
}

export const cashierExports = [cashPaymentExport, cashReceiptExport, bankLineExport];
export const cashierRuns = [declareFileRun(readKind)];
export const cashierTimers: Timer[] = [remindOfCredit, remindOfClosing, clearBankUploads];

/** Acts that need a second person. */
export const cashierApprovals = [approvedAdjustment];
