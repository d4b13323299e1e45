import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { creditExportCalls } from '#contract/cashier/credit-export.ts';
import { once } from '#server/orders/index.ts';
import { edit, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { listDebts, listEntries } from '../credit-entries/queries.ts';
import { proposeAdjustment } from './propose-adjustment.ts';
import { exportAges, exportDebts, exportEntries } from './export-credit.ts';
import { getStatement } from './get-statement.ts';
import { getAccount, listAccounts, sumAccounts } from './queries.ts';
import { quoteOrder } from './quote-order.ts';
import { creditAccounts } from '../credit-accounts/record.ts';
import { saveAccount } from '../credit-accounts/save-account.ts';
import { settleOnCredit } from './settle-on-credit.ts';

export const creditRoutes = (services: Services) => [
  ...serve(creditCalls, {
    list: read(listAccounts),
    sums: read(sumAccounts),
    info: read(getAccount),
    debts: read(listDebts),
    entries: read(listEntries),
    statement: read(getStatement),
    save: write(saveAccount),
    update: edit(saveAccount, getAccount),
    updateStatus: write(creditAccounts.change),
    quote: read(quoteOrder),
    settle: write(once('settleOnCredit', settleOnCredit, null)),
    adjust: write(proposeAdjustment),
  }),
  ...serve(creditExportCalls, {
    exportAges: handle(exportAges(services)),
    exportDebts: handle(exportDebts(services)),
    exportEntries: handle(exportEntries(services)),
  }),
];
