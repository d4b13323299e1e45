import { crossReportCalls, crossReportExportCalls } from '#contract/order-figures/cross-reports.ts';
import { type Route, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { beginCross } from './begin-cross.ts';
import { exportCross } from './cross-sheet.ts';
import { getCross } from './get-cross.ts';
import { listCross } from './list-cross.ts';

export const crossReportRoutes = (services: Services): Route[] => [
  ...serve(crossReportCalls, { begin: write(beginCross), info: read(getCross), list: read(listCross) }),
  ...serve(crossReportExportCalls, { exportCross: handle(exportCross(services)) }),
];
