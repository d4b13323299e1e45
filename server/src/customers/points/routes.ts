import { pointsCalls } from '#contract/customers/points.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listPoints } from './list-points.ts';

export const pointsRoutes = serve(pointsCalls, { list: read(listPoints) });
