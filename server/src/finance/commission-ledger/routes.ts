import { commissionLedgerCalls } from '#contract/finance/commission-ledger.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listCommissionRecords } from './queries.ts';

export const commissionLedgerRoutes = serve(commissionLedgerCalls, { list: read(listCommissionRecords) });
