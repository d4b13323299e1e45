import { operatorAccountCalls } from '#contract/sellers/operator-accounts.ts';
import { edit, serve, write } from '#server/platform/http/serve.ts';
import { shownAccount } from './queries.ts';
import { revealAccount } from './reveal-account.ts';
import { saveAccount } from './save-account.ts';

export const operatorAccountRoutes = serve(operatorAccountCalls, {
  reveal: write(revealAccount),
  save: edit(saveAccount, shownAccount),
});
