import { openBuyerCalls } from '#contract/storefront/buyers.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { buyerAccount } from './queries.ts';

export const openBuyerRoutes = serve(openBuyerCalls, { account: read(buyerAccount) });
