import { expressCalls } from '#contract/delivery/express.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { allExpress, expressInfo, listExpress } from './queries.ts';
import { showExpress } from './show-express.ts';
import { syncExpress } from './sync-express.ts';
import { updateExpress } from './update-express.ts';

export const expressRoutes = serve(expressCalls, {
  list: read(listExpress),
  all: read(allExpress),
  info: read(expressInfo),
  update: write(updateExpress),
  setShown: write(showExpress),
  sync: write(syncExpress),
});
