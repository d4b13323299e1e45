import { promoterExportCalls } from '#contract/distribution/promoter-export.ts';
import { promoterCalls } from '#contract/distribution/promoters.ts';
import { cleanReferrer } from '#server/distribution/index.ts';
import { begins } from '#server/exports/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { listDownline, listPromotedOrders } from './downline.ts';
import { promoterExport } from './promoter-export.ts';
import { listPromoters } from './queries.ts';
import { promoterStatistics } from './statistics.ts';

export const promoterRoutes = [
  ...serve(promoterCalls, {
    list: read(listPromoters),
    people: read(listDownline),
    orders: read(listPromotedOrders),
    statistics: read(promoterStatistics),
    clean: write(cleanReferrer),
  }),
  ...serve(promoterExportCalls, { exportPromoters: write(begins(promoterExport)) }),
];
