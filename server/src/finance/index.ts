import { balanceLedgerRoutes } from './balance-ledger/routes.ts';
import { commissionLedgerRoutes } from './commission-ledger/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

export const financeRoutes = [...balanceLedgerRoutes, ...commissionLedgerRoutes, ...withdrawalRoutes];
