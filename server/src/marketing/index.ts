import { flashSaleRoutes } from './flash-sales/routes.ts';
import { slotRoutes } from './slots/routes.ts';

export { returnQuota } from './activities/return-quota.ts';
export { type QuotaMove, takeQuota } from './activities/take-quota.ts';
export { activity } from './activities/tables.ts';
export type { Sale } from './activities/rules.ts';
export { findSale } from './selling/find-sale.ts';
export { type OpenSale, openSale, sellingOf } from './selling/open-sale.ts';

export const marketingRoutes = [...slotRoutes, ...flashSaleRoutes];
