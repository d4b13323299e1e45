import type { Services } from '#server/platform/services.ts';
import type { OnePass } from '#server/services/index.ts';
import { draftRoutes } from './drafts/routes.ts';
import { foundRoutes } from './found/routes.ts';

export { addCollectedProduct } from './drafts/add-collected-product.ts';
export { crawlDraft } from './drafts/tables.ts';

/** The domain's part of the server. */
export const openCollection = (services: Services, onePass: OnePass) => ({
  routes: [...draftRoutes, ...foundRoutes(services, onePass)],
});
