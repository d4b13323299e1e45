import { commissionLedgerExportCalls } from '#contract/finance/commission-ledger-export.ts';
import { commissionLedgerCalls } from '#contract/finance/commission-ledger.ts';
import { begins } from '#server/exports/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { commissionLedgerExport } from './commission-ledger-export.ts';
import { listCommissionRecords } from './queries.ts';
import { sumCommission } from './sum-commission.ts';

export const commissionLedgerRoutes = [
  ...serve(commissionLedgerCalls, { list: read(listCommissionRecords), sums: read(sumCommission) }),
  ...serve(commissionLedgerExportCalls, { exportCommissionRecords: write(begins(commissionLedgerExport)) }),
];
