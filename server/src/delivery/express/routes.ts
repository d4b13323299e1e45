import { expressCalls } from '#contract/delivery/express.ts';
import { read, serve, write, writeAfter } from '#server/platform/http/serve.ts';
import type { CarrierList } from './carrier-list.ts';
import { allExpress, expressInfo, listExpress } from './queries.ts';
import { showExpress } from './show-express.ts';
import { syncExpress } from './sync-express.ts';
import { updateExpress } from './update-express.ts';

export const expressRoutes = (list: CarrierList) =>
  serve(expressCalls, {
    list: read(listExpress),
    all: read(allExpress),
    info: read(expressInfo),
    update: write(updateExpress),
    setShown: write(showExpress),
    sync: writeAfter(() => list.carriers(), syncExpress),
  });
