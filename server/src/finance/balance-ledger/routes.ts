import { balanceLedgerExportCalls } from '#contract/finance/balance-ledger-export.ts';
import { balanceLedgerCalls } from '#contract/finance/balance-ledger.ts';
import { begins } from '#server/exports/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { balanceLedgerExport } from './balance-ledger-export.ts';
import { listBalanceRecords } from './queries.ts';
import { sumBalances } from './sum-balances.ts';

export const balanceLedgerRoutes = [
  ...serve(balanceLedgerCalls, { list: read(listBalanceRecords), sums: read(sumBalances) }),
  ...serve(balanceLedgerExportCalls, { exportBalanceRecords: write(begins(balanceLedgerExport)) }),
];
