import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { seeCustomers } from '#contract/customers/customers.ts';
import type { Answer, Input } from '#contract/call.ts';
import { FINDER_HITS, type FinderGroup, type finderCalls } from '#contract/finder/finder.ts';
import { masked } from '#contract/masked.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { configCalls } from '#contract/settings/config.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { findProducts } from '#server/catalogue/index.ts';
import { findCustomers } from '#server/customers/index.ts';
import { findOrders } from '#server/orders/index.ts';
import { findCases } from '#server/after-sales/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { findSettings } from './find-settings.ts';

/** Permissions of what opens behind each group. */
const openedBy: Readonly<Record<FinderGroup, readonly string[]>> = {
  products: [productCalls.list.permission],
  orders: [orderCalls.list.permission],
  cases: [returnCaseCalls.list.permission],
  customers: [seeCustomers],
  settings: [configCalls.info.permission, categoryCalls.tree.permission, formTemplateCalls.info.permission],
};
/** Hits where nothing else is asked for. */
const SETTING_HITS = 20;

/** Finds hits by one statement for each group that the person may list; phone numbers are masked here. */
export async function findHits(
  db: Db,
  { keywords, group: only }: Input<typeof finderCalls.find>,
  { actor, now }: CallContext,
): Promise<Answer<typeof finderCalls.find>> {
  const word = keywords.trim();
  const find = async <H>(group: FinderGroup, ask: () => Promise<H[]>): Promise<H[]> =>
    (only === undefined || only === group) && openedBy[group].every((permission) => holds(actor, permission)) ? ask() : [];
  const [pictures, products, orders, cases, customers, settings] = await Promise.all([
    addressesOf(db),
    find('products', () => findProducts(db, word, { actor, now }, FINDER_HITS)),
    find('orders', () => findOrders(db, word, { actor, now }, FINDER_HITS)),
    find('cases', () => findCases(db, word, { actor, now }, FINDER_HITS)),
    find('customers', () => findCustomers(db, word, FINDER_HITS)),
    find('settings', () => findSettings(db, word, only === 'settings' ? SETTING_HITS : FINDER_HITS)),
  ]);
  return {
    products: products.map((hit) => ({ ...hit, image: pictures.show(hit.image) })),
    orders: orders.map((hit) => ({ ...hit, userPhone: masked(hit.userPhone) })),
    cases: cases.map((hit) => ({ ...hit, userPhone: masked(hit.userPhone) })),
    customers: customers.map((hit) => ({ ...hit, phone: hit.phone && masked(hit.phone) })),
    settings,
  };
}
