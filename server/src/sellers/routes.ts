import { onSwitched } from '#server/access/index.ts';
import { mallShopRoutes } from './mall-shops/routes.ts';
import { forgetSwitch } from './operators/forget-switch.ts';
import { operatorAccountRoutes } from './operator-accounts/routes.ts';
import { operatorRoutes } from './operators/routes.ts';
import { shopAccountRoutes } from './shop-accounts/routes.ts';

onSwitched(forgetSwitch);

export const sellerRoutes = [...mallShopRoutes, ...operatorRoutes, ...operatorAccountRoutes, ...shopAccountRoutes];
