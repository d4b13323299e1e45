import type { Ground } from '#server/platform/ground.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { clearImports } from './import/clear-imports.ts';
import { importJob } from './import/import-job.ts';
import { importRoutes } from './import/routes.ts';
import { catalogueRoutes } from './routes.ts';
import { proveStock } from './stock/prove-stock.ts';

const jobs: Job[] = [importJob];

/** The domain's part of the server. */
export const openCatalogue = (ground: Ground) => ({
  routes: [...catalogueRoutes, ...importRoutes(ground)],
  jobs,
  timers: [proveStock, clearImports],
});
