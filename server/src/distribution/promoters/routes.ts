import { openPromoterCalls } from '#contract/distribution/promoters.ts';
import { serve, write } from '#server/platform/http/serve.ts';
import { bindCustomer } from './bind-customer.ts';

export const promoterRoutes = serve(openPromoterCalls, { bind: write(bindCustomer) });
