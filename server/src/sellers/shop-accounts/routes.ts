import { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import { edit, serve, write } from '#server/platform/http/serve.ts';
import { shopAccounts } from './accounts.ts';

export const shopAccountRoutes = serve(shopAccountCalls, {
  reveal: write(shopAccounts.reveal),
  save: edit(shopAccounts.save, shopAccounts.shown),
});
