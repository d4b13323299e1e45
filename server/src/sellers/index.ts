export { bindShops } from './operators/bind-shops.ts';
export { saveOperator } from './operators/save-operator.ts';
export { operatorPlaces } from './operators/operator-places.ts';
export { operator } from './operators/tables.ts';
export { saveAccount as saveShopAccount } from './shop-accounts/save-account.ts';
export { findShopAccount } from './shop-accounts/queries.ts';
export { sellerRoutes } from './routes.ts';
export { saveMallShop } from './mall-shops/save-mall-shop.ts';
