import { finderCalls } from '#contract/finder/finder.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { findHits } from './find-hits.ts';

export const finderRoutes = serve(finderCalls, { find: read(findHits) });
