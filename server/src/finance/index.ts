import './log-rules.ts';
import './personal.ts';
import './recharges/letter-facts.ts';
import type { Route } from '#server/platform/http/serve.ts';
import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { balanceLedgerExport } from './balance-ledger/balance-ledger-export.ts';
import { balanceLedgerRoutes } from './balance-ledger/routes.ts';
import { commissionLedgerExport } from './commission-ledger/commission-ledger-export.ts';
import { commissionLedgerRoutes } from './commission-ledger/routes.ts';
import { applicationExport } from './invoice-applications/application-export.ts';
import { applicationRoutes } from './invoice-applications/routes.ts';
import { invoiceMailRoutes } from './invoice-mails/routes.ts';
import { executeInvoiceRequest, repeatInvoiceRequests } from './invoice-service/execute-request.ts';
import { invoiceServiceRoutes } from './invoice-service/routes.ts';
import { invoiceTitleRoutes } from './invoice-titles/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { checkPromoterSums } from './promoters/check-promoter-sums.ts';
import { promoterExport } from './promoters/promoter-export.ts';
import { promoterRoutes } from './promoters/routes.ts';
import { approvedRechargeRefund } from './recharges/propose-recharge-refund.ts';
import { rechargeExport } from './recharges/recharge-export.ts';
import { reconcileDays } from './reconciliations/reconcile-days.ts';
import { recountCustomers } from './reconciliations/recount-customers.ts';
import { reconciliationRoutes } from './reconciliations/routes.ts';
import { checkTold } from './recharge-payments/check-told.ts';
import { rechargePaymentRoutes } from './recharge-payments/routes.ts';
import { rechargeRoutes } from './recharges/routes.ts';
import { transferRoutes } from './transfers/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';
import { withdrawalExport } from './withdrawals/withdrawal-export.ts';

export { addInvoiceFiles } from './invoices/files.ts';
export { applicationsWaiting } from './invoice-applications/applications-waiting.ts';
export { invoiceApplication, invoiceApplicationOrder, invoiceLog } from './invoice-applications/tables.ts';
export { invoiceTitle } from './invoice-titles/tables.ts';
export { applyForInvoice } from './invoice-applications/apply-for-invoice.ts';
export { auditApplication } from './invoice-applications/audit-application.ts';
export { failApplication } from './invoice-applications/fail-application.ts';
export { getApplication } from './invoice-applications/get-application.ts';
export { issueInvoice } from './invoices/issue-invoice.ts';
export { reverseInvoice } from './invoices/reverse-invoice.ts';
export { voidInvoice } from './invoices/void-invoice.ts';
export { reconcileDay } from './reconciliations/reconcile-day.ts';
export { lastDay as lastReconciledDay } from './reconciliations/queries.ts';
export { countDocuments, countWaiting } from './erasures/queries.ts';
export { takeOverDocuments } from './merges/take-over-documents.ts';
export { promoterFigures } from './promoters/queries.ts';
export { payRecharge } from './recharges/pay-recharge.ts';
export { payableRecharge } from './recharge-payments/payable-recharge.ts';
export { paidRechargeRefund } from './recharges/paid-recharge-refund.ts';
export { rechargesOwed } from './recharges/queries.ts';
export { rechargeRefund, userRecharge } from './recharges/tables.ts';
export { userExtract } from './withdrawals/tables.ts';
export { withdrawalsWaiting } from './withdrawals/withdrawals-waiting.ts';

export const openFinance = (services: Services): Route[] => [
  ...balanceLedgerRoutes,
  ...commissionLedgerRoutes,
  ...applicationRoutes,
  ...invoiceMailRoutes,
  ...invoiceRoutes(services),
  ...invoiceServiceRoutes(services),
  ...invoiceTitleRoutes,
  ...promoterRoutes,
  ...rechargeRoutes(checkTold(services)),
  ...rechargePaymentRoutes(services),
  ...reconciliationRoutes(services),
  ...transferRoutes,
  ...withdrawalRoutes,
];
export const financeExports = [
  applicationExport,
  promoterExport,
  withdrawalExport,
  rechargeExport,
  balanceLedgerExport,
  commissionLedgerExport,
];
export const financeJobs: Job[] = [executeInvoiceRequest];
export const financeTimers: Timer[] = [checkPromoterSums, reconcileDays, recountCustomers, repeatInvoiceRequests];

/** Acts that may need a second person. */
export const financeApprovals = [approvedRechargeRefund];
