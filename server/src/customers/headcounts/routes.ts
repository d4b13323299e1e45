import { headcountCalls } from '#contract/customers/headcounts.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listHeadcounts } from './queries.ts';

export const headcountRoutes = serve(headcountCalls, { headcounts: read(listHeadcounts) });
