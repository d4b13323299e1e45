import { expressCalls } from '#contract/delivery/express.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { allExpress, expressInfo, listExpress } from './queries.ts';

export const expressRoutes = serve(expressCalls, {
  list: read(listExpress),
  all: read(allExpress),
  info: read(expressInfo),
});
