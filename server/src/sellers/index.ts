export { bindShops } from './operators/bind-shops.ts';
export { saveOperator } from './operators/save-operator.ts';
export { operatorPlaces } from './operators/operator-places.ts';
export { operator } from './operators/tables.ts';
export { operatorAccounts } from './operator-accounts/accounts.ts';
export { shopAccounts } from './shop-accounts/accounts.ts';
export { sellerRoutes } from './routes.ts';
export { saveMallShop } from './mall-shops/save-mall-shop.ts';
