import { promoterCalls } from '#contract/distribution/promoters.ts';
import { cleanReferrer } from '#server/distribution/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { listDownline, listPromotedOrders } from './downline.ts';
import { listPromoters, promoterStatistics } from './queries.ts';

export const promoterRoutes = serve(promoterCalls, {
  list: read(listPromoters),
  people: read(listDownline),
  orders: read(listPromotedOrders),
  statistics: read(promoterStatistics),
  clean: write(cleanReferrer),
});
