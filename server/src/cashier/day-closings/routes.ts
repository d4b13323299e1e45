import { closingCalls, closingExportCalls } from '#contract/cashier/day-closings.ts';
import { handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { confirmClosing } from './confirm-closing.ts';
import { countDay } from './count-day.ts';
import { exportClosings } from './export-closings.ts';
import { getClosing, getStanding, listClosings, listEntries } from './queries.ts';
import { recordCash } from './record-cash.ts';
import { rejectClosing } from './reject-closing.ts';

export const closingRoutes = (services: Services) => [
  ...serve(closingCalls, {
    list: read(listClosings),
    info: read(getClosing),
    standing: read(getStanding),
    entries: read(listEntries),
    count: write(countDay),
    confirm: write(confirmClosing),
    reject: write(rejectClosing),
    record: write(recordCash),
  }),
  ...serve(closingExportCalls, { exportClosings: handle(exportClosings(services)) }),
];
