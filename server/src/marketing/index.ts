import { bargainRoutes } from './bargains/routes.ts';
import { flashSaleRoutes } from './flash-sales/routes.ts';
import { endBargains } from './participations/end-bargains.ts';
import { participationRoutes } from './participations/routes.ts';
import { slotRoutes } from './slots/routes.ts';
// Registered with the catalogue, whose products stay while they are sold.
import './activities/hold-products.ts';

export { lockTurn } from './activities/lock-turn.ts';
export { returnQuota } from './activities/return-quota.ts';
export { type QuotaMove, takeQuota } from './activities/take-quota.ts';
export { activity } from './activities/tables.ts';
export type { Sale } from './activities/rules.ts';
export { helpBargain } from './participations/help-bargain.ts';
export { listOffered, listOwnBargains, readBargain } from './participations/queries.ts';
export { startBargain } from './participations/start-bargain.ts';
export { participation } from './participations/tables.ts';
export { findSale } from './selling/find-sale.ts';
export { type OpenSale, openSale, sellingOf } from './selling/open-sale.ts';

export const marketingRoutes = [...slotRoutes, ...flashSaleRoutes, ...bargainRoutes, ...participationRoutes];
export const marketingTimers = [endBargains];
