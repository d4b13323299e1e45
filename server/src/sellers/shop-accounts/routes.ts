import { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import { edit, serve, write } from '#server/platform/http/serve.ts';
import { shownAccount } from './queries.ts';
import { revealAccount } from './reveal-account.ts';
import { saveAccount } from './save-account.ts';

export const shopAccountRoutes = serve(shopAccountCalls, {
  reveal: write(revealAccount),
  save: edit(saveAccount, shownAccount),
});
