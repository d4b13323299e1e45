import { balanceLedgerRoutes } from './balance-ledger/routes.ts';
import { commissionLedgerRoutes } from './commission-ledger/routes.ts';

export const financeRoutes = [...balanceLedgerRoutes, ...commissionLedgerRoutes];
