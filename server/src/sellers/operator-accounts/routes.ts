import { operatorAccountCalls } from '#contract/sellers/operator-accounts.ts';
import { edit, serve, write } from '#server/platform/http/serve.ts';
import { operatorAccounts } from './accounts.ts';

export const operatorAccountRoutes = serve(operatorAccountCalls, {
  reveal: write(operatorAccounts.reveal),
  save: edit(operatorAccounts.save, operatorAccounts.shown),
});
