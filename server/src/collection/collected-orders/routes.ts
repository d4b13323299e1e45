import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { ask, edit, read, serve, write, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { reportAgain } from '../reports/report-again.ts';
import { askForMany, askForOne } from './ask-for-orders.ts';
import { confirmCollected } from './confirm-collected.ts';
import { ignoreCollected } from './ignore-collected.ts';
import { keepMany } from './keep-many.ts';
import { keepOne } from './keep-one.ts';
import { listOutside } from './list-outside.ts';
import { countCollected, getCollected, listCollected } from './queries.ts';
import { updateCollected } from './update-collected.ts';

/** The outside shop is asked before the transaction, which waits for nobody. */
export const collectedOrderRoutes = (services: Services) =>
  serve(collectedOrderCalls, {
    collect: writeAfter(askForOne(services), keepOne),
    listOutside: ask((input, context) => listOutside(services, input, context)),
    collectMany: writeAfter(askForMany(services), keepMany),
    list: read(listCollected),
    count: read(countCollected),
    info: read(getCollected),
    update: edit(updateCollected, getCollected),
    confirm: write(confirmCollected),
    ignore: write(ignoreCollected),
    report: write(reportAgain),
  });
