import type { Route } from '#server/platform/http/serve.ts';
import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { balanceLedgerRoutes } from './balance-ledger/routes.ts';
import { commissionLedgerRoutes } from './commission-ledger/routes.ts';
import { applicationRoutes } from './invoice-applications/routes.ts';
import { addInvoiceFiles } from './invoices/files.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { promoterRoutes } from './promoters/routes.ts';
import { executeRechargeRefund, repeatRechargeRefunds } from './recharges/execute-refund.ts';
import { rechargeRoutes } from './recharges/routes.ts';
import { transferRoutes } from './transfers/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

export { addInvoiceFiles };

export const openFinance = (services: Services): Route[] => [
  ...balanceLedgerRoutes,
  ...commissionLedgerRoutes,
  ...applicationRoutes,
  ...invoiceRoutes(services),
  ...promoterRoutes,
  ...rechargeRoutes,
  ...transferRoutes,
  ...withdrawalRoutes,
];
export const financeJobs: Job[] = [executeRechargeRefund];
export const financeTimers: Timer[] = [repeatRechargeRefunds];
