import { bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bankAccounts, listAccounts, shownAccount } from './queries.ts';
import { saveAccount } from './save-account.ts';
import { updateAccount } from './update-account.ts';

const forgetColumns = (context: Write, { id }: { id: number }): Promise<null> =>
  bankAccounts.change(context, { id, columns: {} });

export const bankAccountRoutes = serve(bankAccountCalls, {
  list: read(listAccounts),
  save: write(saveAccount),
  update: edit(updateAccount, shownAccount),
  forget: write(forgetColumns),
});
