import { expressCalls } from '#contract/delivery/express.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { edit, read, serve, write, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { CarrierList } from './carrier-list.ts';
import { findLastSync } from './last-sync.ts';
import { allExpress, expressInfo, listExpress } from './queries.ts';
import { showExpress } from './show-express.ts';
import { type SyncedCarriers, syncExpress } from './sync-express.ts';
import { updateExpress } from './update-express.ts';

async function findCarriers(list: CarrierList, { db }: Database, again: boolean, now: Date): Promise<SyncedCarriers> {
  const isMetered = await list.isMetered();
  const ranBefore = isMetered && !again ? await findLastSync(db, now) : undefined;
  return { carriers: ranBefore ? [] : await list.carriers(), isMetered, ranBefore };
}

export const expressRoutes = (list: CarrierList, { database }: Pick<Services, 'database'>) =>
  serve(expressCalls, {
    list: read(listExpress),
    all: read(allExpress),
    info: read(expressInfo),
    update: edit(updateExpress, expressInfo),
    setShown: write(showExpress),
    sync: writeAfter(({ again = false }, { now }) => findCarriers(list, database, again, now), syncExpress),
  });
