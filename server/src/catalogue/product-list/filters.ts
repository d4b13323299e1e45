import { type SQL, and, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { NONE, type ProductFilter } from '#contract/catalogue/product-filter.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { type Period, periodOf } from '#contract/date-limit.ts';
import type { Range } from '#contract/range.ts';
import { spellingsOf } from '#contract/search-text.ts';
import { INT_MAX } from '#contract/wire.ts';
import type { Scope } from '#server/platform/actor.ts';
import { inScope } from '#server/platform/scope/scoped.ts';
import { within } from '#server/platform/database/conditions.ts';
import { holdsPairs } from '#server/platform/database/lists/by-word.ts';
import { type Question, type TwoWays, questionsOf } from '#server/platform/database/lists/facets.ts';
import { product, productFigure } from '../products/tables.ts';

export type ProductListFilter = z.output<typeof ProductFilter> & {
  /** Products that whoever asks is limited to; all by default. */
  scope?: Scope | undefined;
};

const isLive = sql`not ${product.isRecycle} and not ${product.isDel}`;

const inRange = (column: PgColumn, { from, to }: Range): SQL | undefined =>
  and(from === undefined ? undefined : sql`${column} >= ${from}`, to === undefined ? undefined : sql`${column} <= ${to}`);

/** Stock is found by the index of the copy, where few products have it. */
const byStock = (holds: (stock: PgColumn) => SQL | undefined, among?: SQL): TwoWays | undefined =>
  holds(product.stock) && {
    gathered: and(
      sql`${product.id} in (select ${productFigure.productId} from ${productFigure} where ${holds(productFigure.stock)})`,
      among,
    ),
    along: and(holds(product.stock), among),
  };

/** The column is one of these ids, or empty where `NONE` is among them. */
function orNone(column: PgColumn, ids: readonly number[]): SQL | undefined {
  const [only] = ids;
  if (only === undefined) return undefined;
  // Said as equality, so that the index of the column gives the order of the list as well.
  if (ids.length === 1 && only !== NONE) return sql`${column} = ${only}`;
  return or(sql`${column} = any(${sql.param(ids)}::int[])`, ids.includes(NONE) ? sql`${column} is null` : undefined);
}

const keyword = sql`${sql.placeholder('keyword')}::text`;
const inWords = sql`strpos(${product.words}, ${keyword}) > 0`;
const hasPairs = holdsPairs(product.search, sql.placeholder('keyword'));
const full = sql`${sql.placeholder('full')}::text`;
const inFullWords = sql`strpos(${product.words}, ${full}) > 0`;
const orNumber = (isMatch: SQL): SQL => sql`((${isMatch}) or ${product.id} = ${sql.placeholder('number')}::int)`;
const low = sql`${sql.placeholder('low')}::int`;

// A category has its descendants' products as well.
const cates = sql.placeholder('cateId');
const branch = sql`array(select c.id from category c
  where c.id = any(${cates}::int[]) or string_to_array(btrim(c.path, '/'), '/') && ${cates}::int[]::text[])`;

const askProducts = questionsOf({
  all: sql`not ${product.isDel}`,
  onSale: sql`${product.isShow} and ${isLive}`,
  warehouse: sql`not ${product.isShow} and ${isLive}`,
  soldOut: byStock((stock) => sql`${stock} <= 0`, isLive),
  lowStock: byStock((stock) => sql`${stock} <= ${low}`, isLive),
  bin: sql`${product.isRecycle} and not ${product.isDel}`,
  live: isLive,
  // Conditions of a keyword. A single character has no pair to look up and is read through; two are the pair itself; the pairs
  // of more may lie apart, so the text is read as well. Two conditions for two characters would seem unrelated to the planner.
  letter: inWords,
  letterOrId: orNumber(inWords),
  pair: { gathered: hasPairs, along: inWords },
  pairOrId: { gathered: orNumber(hasPairs), along: orNumber(inWords) },
  words: { gathered: and(hasPairs, inWords), along: inWords },
  wordsOrId: { gathered: orNumber(sql`${hasPairs} and ${inWords}`), along: orNumber(inWords) },
  // Signs are kept in half or in full width; a single one has no pair.
  sign: sql`(${inWords} or ${inFullWords})`,
  spelled: {
    gathered: sql`(${hasPairs} and ${inWords} or ${holdsPairs(product.search, sql.placeholder('full'))} and ${inFullWords})`,
    along: sql`(${inWords} or ${inFullWords})`,
  },
  cateId: {
    gathered: sql`${product.id} in (select pc.product_id from product_cate pc where pc.cate_id = any(${branch}))`,
    // A question for each row, which the planner cannot turn into a join over all products of the category.
    along: sql`(select true from product_cate pc where pc.product_id = ${product.id} and pc.cate_id = any(${branch}) limit 1)`,
  },
  // Further conditions are planned by their values.
  scope: (scope: Scope) => inScope(product, scope),
  brandId: (ids: number[]) => orNone(product.brandId, ids),
  merId: (ids: number[]) => orNone(product.merId, ids),
  tempId: (ids: number[]) => orNone(product.tempId, ids),
  price: (range: Range) => inRange(product.price, range),
  stock: (range: Range) => byStock((stock) => inRange(stock, range)),
  added: (period: Period) => within(product.addTime, period),
  specType: (isOfSeveral: boolean) => (isOfSeveral ? sql`${product.specType}` : sql`not ${product.specType}`),
  lacks: (lacks: string[]) => (lacks.length === 0 ? undefined : sql`${product.lacks} && ${sql.param(lacks)}::text[]`),
});

const TABS: Readonly<Record<number, string>> = {
  0: 'all',
  [productTabs.onSale]: 'onSale',
  [productTabs.warehouse]: 'warehouse',
  [productTabs.soldOut]: 'soldOut',
  [productTabs.lowStock]: 'lowStock',
  [productTabs.bin]: 'bin',
  [productTabs.live]: 'live',
};
const LENGTHS = ['none', 'letter', 'pair'];

const asId = (word: string): number => (/^\d{1,10}$/.test(word) && Number(word) <= INT_MAX ? Number(word) : 0);

function searched(keywords = '') {
  const word = keywords.trim();
  if (word === '') return {};
  const number = asId(word);
  const [half, inFullWidth] = spellingsOf(word.toLowerCase());
  if (inFullWidth !== undefined)
    return { [[...word].length > 1 ? 'spelled' : 'sign']: { keyword: half, full: inFullWidth, number } };
  const length = LENGTHS[[...word].length] ?? 'words';
  return { [number > 0 ? `${length}OrId` : length]: { keyword: word.toLowerCase(), number } };
}

/** Turns a filter into a question to the list; products with this stock or less are low. */
export function toQuestion(filter: ProductListFilter, lowStock: number, now: Date): Question {
  const { type = 0, keywords, cateId = [], dateLimit } = filter;
  return askProducts({
    ...filter,
    [TABS[type] ?? 'all']: { low: lowStock },
    ...searched(keywords),
    cateId: cateId.length > 0 ? cateId : undefined,
    added: periodOf(dateLimit, now),
  });
}

/** All of a tab that a person sees is asked for. */
export const isOfWholeTab = ({ fields }: Question): boolean => fields.filter((field) => field !== 'scope').length === 1;
