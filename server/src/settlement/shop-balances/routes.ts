import { shopBalanceCalls } from '#contract/settlement/shop-balances.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listBalances, sumBalances } from './queries.ts';

export const shopBalanceRoutes = serve(shopBalanceCalls, { listBalances: read(listBalances), sumBalances: read(sumBalances) });
