import { collectedProductCalls } from '#contract/collection/collected-products.ts';
import { runInfo } from '#server/jobs/index.ts';
import { read, serve, write, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { askForMany } from './ask-for-many.ts';
import { askForProduct } from './ask-for-product.ts';
import { collectKind } from './collect-kind.ts';
import { keepDraft } from './keep-draft.ts';
import { listCollectedRows } from './queries.ts';
import { retryCollecting } from './retry-collecting.ts';
import { startCollecting } from './start-collecting.ts';

/** Providers are asked before the transaction, which waits for nobody. */
export const collectedProductRoutes = (services: Services) =>
  serve(collectedProductCalls, {
    collect: writeAfter(askForProduct(services), keepDraft),
    collectMany: writeAfter(askForMany(services), startCollecting),
    infoMany: read(runInfo(collectKind)),
    rowsMany: read(listCollectedRows),
    retryMany: write(retryCollecting),
  });
