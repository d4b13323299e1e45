import { mallShopRoutes } from './mall-shops/routes.ts';
import { operatorRoutes } from './operators/routes.ts';
import { shopAccountRoutes } from './shop-accounts/routes.ts';

export const sellerRoutes = [...mallShopRoutes, ...operatorRoutes, ...shopAccountRoutes];
