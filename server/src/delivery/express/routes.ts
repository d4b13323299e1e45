import { expressCalls } from '#contract/delivery/express.ts';
import { handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { CarrierList } from './carrier-list.ts';
import { allExpress, expressInfo, listExpress } from './queries.ts';
import { showExpress } from './show-express.ts';
import { syncExpress } from './sync-express.ts';
import { updateExpress } from './update-express.ts';

export const expressRoutes = (services: Services, list: CarrierList) =>
  serve(expressCalls, {
    list: read(listExpress),
    all: read(allExpress),
    info: read(expressInfo),
    update: write(updateExpress),
    setShown: write(showExpress),
    // The provider is asked, so no transaction may wait for the answer.
    sync: handle(async (_, { actor, from, nameChange }) => {
      const carriers = await list.carriers();
      const { value, changeId } = await services.write({ name: 'express.sync', actor, from }, (context) =>
        syncExpress(context, carriers),
      );
      nameChange?.(changeId);
      return value;
    }),
  });
