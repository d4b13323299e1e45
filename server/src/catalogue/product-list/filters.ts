import { type SQL, and, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ProductOrder } from '#contract/catalogue/product-filter.ts';
import { type ProductFilter, productTabs } from '#contract/catalogue/products.ts';
import { INT_MAX } from '#contract/wire.ts';
import { foundByWord, holdsPairs, inOrder } from '#server/platform/database/lists/by-word.ts';
import { type Conditions, conditionsOf, whereFigures } from './conditions.ts';
import { product, productFigure } from '../products/tables.ts';

export type Filter = z.output<typeof ProductFilter> & Pick<Conditions, 'at'>;

const low = sql`${sql.placeholder('low')}::int`;
const isLive = sql`not ${product.isRecycle} and not ${product.isDel}`;
const ofTab: Record<number, SQL> = {
  0: sql`not ${product.isDel}`,
  [productTabs.onSale]: sql`${product.isShow} and ${isLive}`,
  [productTabs.warehouse]: sql`not ${product.isShow} and ${isLive}`,
  [productTabs.soldOut]: sql`${product.stock} <= 0 and ${isLive}`,
  [productTabs.lowStock]: sql`${product.stock} <= ${low} and ${isLive}`,
  [productTabs.bin]: sql`${product.isRecycle} and not ${product.isDel}`,
  [productTabs.live]: isLive,
};

// Found by the index of the copy, where few products are so low.
const ofStock: Record<number, SQL> = {
  [productTabs.soldOut]: sql`${whereFigures(sql`${productFigure.stock} <= 0`)} and ${isLive}`,
  [productTabs.lowStock]: sql`${whereFigures(sql`${productFigure.stock} <= ${low}`)} and ${isLive}`,
};

const inWords = sql`strpos(${product.words}, ${sql.placeholder('keyword')}::text) > 0`;
const hasPairs = holdsPairs(product.search, sql.placeholder('keyword'));
// One character has no pair to look up and is read through. Two characters are the pair itself. Of more, the pairs may lie
// apart, so the text is read as well; not for two, because the planner would take the two conditions for unrelated ones.
const ofKeyword: Record<string, SQL | undefined> = {
  none: undefined,
  one: inWords,
  pair: hasPairs,
  some: sql`${hasPairs} and ${inWords}`,
};
// A category has its descendants' products as well.
const cates = sql.placeholder('cates');
const branch = sql`array(select c.id from category c
  where c.id = any(${cates}::int[]) or string_to_array(btrim(c.path, '/'), '/') && ${cates}::int[]::text[])`;
const ofCategory = sql`${product.id} in (select pc.product_id from product_cate pc where pc.cate_id = any(${branch}))`;
// A question for each row, which the planner cannot turn into a join over all products of the category.
const liesThere = sql`(select true from product_cate pc where pc.product_id = ${product.id} and pc.cate_id = any(${branch}) limit 1)`;

const LENGTHS: readonly Keyword[] = ['none', 'one', 'pair'];
type Keyword = 'none' | 'one' | 'pair' | 'some';
export type Shape = `${number}_${Keyword}_${'id' | 'no'}_${'cate' | 'all'}`;

const asId = (keyword: string): number => (/^\d{1,10}$/.test(keyword) && Number(keyword) <= INT_MAX ? Number(keyword) : 0);

/** Everything that changes the text of the query. */
export function shapeOf({ type = 0, keywords = '', cateId = [] }: Filter): Shape {
  const keyword = keywords.trim();
  const length = LENGTHS[[...keyword].length] ?? 'some';
  return `${type}_${length}_${asId(keyword) > 0 ? 'id' : 'no'}_${cateId.length > 0 ? 'cate' : 'all'}`;
}

/** The values that go with it. */
export function valuesOf({ keywords = '', cateId = [] }: Filter, low: number) {
  const keyword = keywords.trim();
  return { keyword: keyword.toLowerCase(), number: asId(keyword), cates: cateId, low };
}

/** `along` is for reading row by row: comparing words costs less than comparing pairs, and asking for a row less than a join. */
export function conditionOf(shape: Shape, along = false): SQL | undefined {
  const [tab = '0', length = 'none', id, cate] = shape.split('_');
  const words = along && length !== 'none' ? inWords : ofKeyword[length];
  const match = words && id === 'id' ? sql`((${words}) or ${product.id} = ${sql.placeholder('number')}::int)` : words;
  const ofThatTab = (along ? undefined : ofStock[Number(tab)]) ?? ofTab[Number(tab)];
  return and(ofThatTab, match, cate === 'cate' ? (along ? liesThere : ofCategory) : undefined);
}

/** An index finds the matches, of pairs of characters, of a category or of little stock; few or many, they are read accordingly. */
export const isGathered = (shape: Shape): boolean => Number(shape.split('_')[0]) in ofStock || /_(pair|some)_|_cate$/.test(shape);

/** All that a filter asks, its further conditions with their values; those of its shape want `valuesOf`. */
export const whereOf = (filter: Filter, now: Date, along = false): SQL | undefined =>
  and(conditionOf(shapeOf(filter), along), conditionsOf(filter, now, along));

interface Ordered {
  /** Of the row. */
  key: PgColumn;
  /** Of the copy, where an index is kept for it. */
  copy?: PgColumn;
}

const ordered: Readonly<Record<string, Ordered>> = {
  price: { key: product.price },
  addTime: { key: product.addTime },
  stock: { key: product.stock, copy: productFigure.stock },
  sales: { key: product.sales, copy: productFigure.sales },
};
const ownOrder: Ordered = { key: product.sort };
const withFigures = sql`${product} join ${productFigure} on ${productFigure.productId} = ${product.id}`;

/** The shop's own order, unless another is asked for. */
const keyOf = (order = '-') => ordered[order.replace('-', '')] ?? ownOrder;
const directionOf = (order = '-') => (order.startsWith('-') ? 'desc' : 'asc');

/** The order of the rows of a page. */
export const rowsInOrder = (order?: ProductOrder): SQL =>
  inOrder({ keys: [keyOf(order).key, product.id], direction: directionOf(order) });

/** All of them, those that come soon where there are many, and in which order. */
export interface Gathering {
  matches: SQL | undefined;
  along: SQL | undefined;
  order?: ProductOrder | undefined;
  near?: boolean;
}

/** `found(id, n)` of a page of them. */
export function gatheredIdsOf({ order, ...gathering }: Gathering): SQL {
  const { key, copy } = keyOf(order);
  const from = copy ? { table: withFigures, keys: [copy, productFigure.productId] } : { table: product, keys: [key, product.id] };
  return foundByWord({ ...from, direction: directionOf(order), ...gathering });
}
