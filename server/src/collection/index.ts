import './personal.ts';
import { onSent } from '#server/fulfilment/index.ts';
import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import { declareRun } from '#server/jobs/index.ts';
import type { Route } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { collectAccountRoutes } from './account/routes.ts';
import { collectedOrderRoutes } from './collected-orders/routes.ts';
import { collectKind } from './collected-products/collect-kind.ts';
import { collectedProductRoutes } from './collected-products/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { foundRoutes } from './found/routes.ts';
import { requestReport } from './reports/request-report.ts';
import { reportJob, sendDueReports } from './reports/send-report.ts';

export { noteSignIn } from './account/note-sign-in.ts';
export { confirmCollected } from './collected-orders/confirm-collected.ts';
export { ignoreCollected } from './collected-orders/ignore-collected.ts';
export { keepMany } from './collected-orders/keep-many.ts';
export { updateCollected } from './collected-orders/update-collected.ts';
export { crawlOrder } from './outside-orders/tables.ts';
export { addCollectedProduct } from './drafts/add-collected-product.ts';
export { crawlDraft } from './drafts/tables.ts';

/** Acts on many records. */
export const collectionRuns = [declareRun(collectKind)];

onSent(requestReport);

/** The domain's part of the server. */
export const openCollection = (services: Services): { routes: Route[]; jobs: Job[]; timers: Timer[] } => ({
  routes: [
    ...draftRoutes,
    ...foundRoutes(services),
    ...collectAccountRoutes(services),
    ...collectedProductRoutes(services),
    ...collectedOrderRoutes(services),
  ],
  jobs: [reportJob],
  timers: [sendDueReports],
});
