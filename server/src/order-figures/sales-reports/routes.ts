import { salesReportCalls, salesReportExportCalls } from '#contract/order-figures/sales-reports.ts';
import { type Route, handle, read, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { listLines } from './list-lines.ts';
import { listReport } from './list-report.ts';
import { readSeries } from './read-series.ts';
import { readSums } from './read-sums.ts';
import { exportReport } from './report-sheet.ts';

export const salesReportRoutes = (services: Services): Route[] => [
  ...serve(salesReportCalls, { list: read(listReport), lines: read(listLines), sums: read(readSums), series: read(readSeries) }),
  ...serve(salesReportExportCalls, { exportReport: handle(exportReport(services)) }),
];
