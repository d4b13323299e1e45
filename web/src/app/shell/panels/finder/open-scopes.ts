import { productCalls } from '#contract/catalogue/products.ts';
import { seeCustomers } from '#contract/customers/customers.ts';
import { type FinderGroup, finderCalls, finderGroups } from '#contract/finder/finder.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { configCalls } from '#contract/settings/config.ts';
import type { Key } from '#web/ui/wire/index.ts';
import { type Scope, scopes } from './scope.ts';

const opensGroup: Readonly<Record<FinderGroup, Key>> = {
  products: productCalls.list,
  orders: orderCalls.list,
  cases: returnCaseCalls.list,
  customers: seeCustomers,
  settings: configCalls.info,
};

export const isGroup = (scope: string): scope is FinderGroup => finderGroups.some((group) => group === scope);

/** The scopes whose list the person may open, where the server finds records; pages and acts are filtered one by one. */
export const openScopes = (may: (key: Key) => boolean): Scope[] =>
  (Object.keys(scopes) as Scope[]).filter((scope) => !isGroup(scope) || (may(finderCalls.find) && may(opensGroup[scope])));
