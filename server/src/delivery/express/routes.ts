import { expressCalls } from '#contract/delivery/express.ts';
import { edit, read, serve, write, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { findCarriers } from './find-carriers.ts';
import { carriersFor, expressInfo, listExpress } from './queries.ts';
import { showExpress } from './show-express.ts';
import { syncExpress } from './sync-express.ts';
import { updateExpress } from './update-express.ts';

export const expressRoutes = (services: Pick<Services, 'database' | 'providers' | 'secrets'>) =>
  serve(expressCalls, {
    list: read(listExpress),
    all: read(carriersFor),
    info: read(expressInfo),
    update: edit((context, input) => updateExpress(context, input, services.secrets), expressInfo),
    setShown: write(showExpress),
    sync: writeAfter(({ again = false }, { now }) => findCarriers(services, again, now), syncExpress),
  });
