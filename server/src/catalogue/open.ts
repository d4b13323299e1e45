import type { Services } from '#server/platform/services.ts';
import { declareFileRun, declareRun } from '#server/jobs/index.ts';
import { bulkKind } from './bulk/bulk-kind.ts';
import { productExport } from './export/product-export.ts';
import { exportRoutes } from './export/routes.ts';
import { clearImports } from './import/clear-imports.ts';
import { importKind } from './import/import-kind.ts';
import { importRoutes } from './import/routes.ts';
import { catalogueRoutes } from './routes.ts';
import { runSchedules } from './schedules/run-schedules.ts';
import { checkStock } from './stock/check-stock.ts';

/** The domain's part of the server. */
export const openCatalogue = (services: Services) => ({
  routes: [...catalogueRoutes, ...exportRoutes(services), ...importRoutes(services)],
  runs: [declareRun(bulkKind), declareFileRun(importKind)],
  exports: [productExport],
  timers: [checkStock, clearImports, runSchedules],
});
