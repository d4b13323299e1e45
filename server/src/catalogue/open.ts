import type { Ground } from '#server/app.ts';
import { catalogueRoutes } from './routes.ts';
import { proveStock } from './stock/prove-stock.ts';

/** The domain's part of the server. */
export const openCatalogue = (_ground: Ground) => ({ routes: catalogueRoutes, jobs: [], timers: [proveStock] });
