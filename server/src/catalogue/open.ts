import type { Ground } from '#server/platform/ground.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { bulkJob } from './bulk/bulk-job.ts';
import { clearBulks } from './bulk/clear-bulks.ts';
import { clearImports } from './import/clear-imports.ts';
import { importJob } from './import/import-job.ts';
import { importRoutes } from './import/routes.ts';
import { catalogueRoutes } from './routes.ts';
import { proveStock } from './stock/prove-stock.ts';

const jobs: Job[] = [importJob, bulkJob];

/** The domain's part of the server. */
export const openCatalogue = (ground: Ground) => ({
  routes: [...catalogueRoutes, ...importRoutes(ground)],
  jobs,
  timers: [proveStock, clearImports, clearBulks],
});
