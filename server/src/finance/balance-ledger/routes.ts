import { balanceLedgerCalls } from '#contract/finance/balance-ledger.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listBalanceRecords } from './queries.ts';

export const balanceLedgerRoutes = serve(balanceLedgerCalls, { list: read(listBalanceRecords) });
