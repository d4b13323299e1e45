import { reconciliationCalls, reconciliationExportCalls } from '#contract/finance/reconciliations.ts';
import { type Route, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { exportReconciliations } from './export-reconciliations.ts';
import { getReconciliation, listReconciliations } from './queries.ts';
import { reconcileDay } from './reconcile-day.ts';

export const reconciliationRoutes = (services: Services): Route[] => [
  ...serve(reconciliationCalls, {
    list: read(listReconciliations),
    info: read(getReconciliation),
    check: write(reconcileDay),
  }),
  ...serve(reconciliationExportCalls, { exportDays: handle(exportReconciliations(services)) }),
];
