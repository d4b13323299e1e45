import { declareRun } from '#server/jobs/index.ts';
import type { Services } from '#server/platform/services.ts';
import { checkCampaignSums } from './campaign-results/check-campaign-sums.ts';
import { campaignResultRoutes } from './campaign-results/routes.ts';
import { couponResultRoutes } from './coupon-results/routes.ts';
import { crossKind } from './cross-reports/cross-kind.ts';
import { crossReportRoutes } from './cross-reports/routes.ts';
import { orderExport } from './export/order-export.ts';
import { orderExportRoutes } from './export/routes.ts';
import { reportMailRoutes } from './report-mails/routes.ts';
import { sendReportMails } from './report-mails/send-mails.ts';
import { checkSalesSums } from './sales-reports/check-sales-sums.ts';
import { salesReportRoutes } from './sales-reports/routes.ts';
import { sumDays } from './sales-reports/sum-days.ts';
import { orderChartRoutes, phoneStatisticsRoutes } from './statistics/routes.ts';

export { saveMail } from './report-mails/save-mail.ts';
export { countShown } from './campaign-results/count-shown.ts';
export { soldBySeller } from './sales-reports/sold-by-seller.ts';
export { doneRefunds } from './statistics/done-refunds.ts';
export { mailsTimed } from './report-mails/queries.ts';
export { takings } from './statistics/takings.ts';

export const orderExports = [orderExport];
export const reportRuns = [declareRun(crossKind)];

/** The domain's part of the server. */
export const openOrderFigures = (services: Services) => ({
  routes: [
    ...orderExportRoutes(services),
    ...campaignResultRoutes(services),
    ...couponResultRoutes,
    ...salesReportRoutes(services),
    ...crossReportRoutes(services),
    ...reportMailRoutes,
    ...orderChartRoutes,
    ...phoneStatisticsRoutes,
  ],
  timers: [checkCampaignSums, checkSalesSums, sumDays, sendReportMails],
});
