import type { Services } from '#server/platform/services.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { bulkJob } from './bulk/bulk-job.ts';
import { clearBulks } from './bulk/clear-bulks.ts';
import { productExport } from './export/product-export.ts';
import { exportRoutes } from './export/routes.ts';
import { clearImports } from './import/clear-imports.ts';
import { importJob } from './import/import-job.ts';
import { importRoutes } from './import/routes.ts';
import { catalogueRoutes } from './routes.ts';
import { runSchedules } from './schedules/run-schedules.ts';
import { checkStock } from './stock/check-stock.ts';

const jobs: Job[] = [importJob, bulkJob];

/** The domain's part of the server. */
export const openCatalogue = (services: Services) => ({
  routes: [...catalogueRoutes, ...exportRoutes(services), ...importRoutes(services)],
  jobs,
  exports: [productExport],
  timers: [checkStock, clearImports, clearBulks, runSchedules],
});
