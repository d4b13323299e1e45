import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import { balanceLedgerRoutes } from './balance-ledger/routes.ts';
import { commissionLedgerRoutes } from './commission-ledger/routes.ts';
import { promoterRoutes } from './promoters/routes.ts';
import { executeRechargeRefund, repeatRechargeRefunds } from './recharges/execute-refund.ts';
import { rechargeRoutes } from './recharges/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

export const financeRoutes = [
  ...balanceLedgerRoutes,
  ...commissionLedgerRoutes,
  ...promoterRoutes,
  ...rechargeRoutes,
  ...withdrawalRoutes,
];
export const financeJobs: Job[] = [executeRechargeRefund];
export const financeTimers: Timer[] = [repeatRechargeRefunds];
