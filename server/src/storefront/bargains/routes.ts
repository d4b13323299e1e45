import { openBargainCalls } from '#contract/storefront/bargains.ts';
import { helpBargain, listOffered, readBargain, startBargain } from '#server/marketing/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { listOfBuyer } from './queries.ts';

export const openBargainRoutes = serve(openBargainCalls, {
  offered: read(listOffered),
  start: write(startBargain),
  help: write(helpBargain, ({ id }) => id),
  own: read(listOfBuyer),
  read: read(readBargain),
});
