import { campaignResultCalls, campaignResultExportCalls } from '#contract/order-figures/campaign-results.ts';
import { type Route, handle, read, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { readDays, readFunnel, readResults } from './queries.ts';
import { exportResults } from './result-sheet.ts';

export const campaignResultRoutes = (services: Services): Route[] => [
  ...serve(campaignResultCalls, { list: read(readResults), days: read(readDays), funnel: read(readFunnel) }),
  ...serve(campaignResultExportCalls, { exportResults: handle(exportResults(services)) }),
];
