import { openFlashSaleCalls, openGroupBuyCalls } from '#contract/storefront/activities.ts';
import { listOpenGroupBuys, listOpenSales, listOpenSlots } from '#server/marketing/index.ts';
import { read, serve } from '#server/platform/http/serve.ts';

export const openFlashSaleRoutes = serve(openFlashSaleCalls, { slots: read(listOpenSlots), items: read(listOpenSales) });

export const openGroupBuyRoutes = serve(openGroupBuyCalls, { offered: read(listOpenGroupBuys) });
