import { draftRoutes } from './drafts/routes.ts';
import { foundRoutes } from './found/routes.ts';
import type { Services } from '#server/platform/services.ts';

export { addCollectedProduct } from './drafts/add-collected-product.ts';
export { crawlDraft } from './drafts/tables.ts';

/** The domain's part of the server. */
export const collectionRoutes = (services: Services) => [...draftRoutes, ...foundRoutes(services)];
