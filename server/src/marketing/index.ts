import { flashSaleRoutes } from './flash-sales/routes.ts';
import { slotRoutes } from './slots/routes.ts';

export { returnQuota } from './activities/return-quota.ts';
export { type QuotaMove, takeQuota } from './activities/take-quota.ts';
export { activity } from './activities/tables.ts';
export { findSale } from './flash-sales/queries.ts';
export { type OpenSale, type Sale, checkTurn, openSale } from './flash-sales/rules.ts';

export const marketingRoutes = [...slotRoutes, ...flashSaleRoutes];
