import { inArray } from 'drizzle-orm';
import { product } from '#server/catalogue/index.ts';
import type { TheirRow } from '../../dump/columns.ts';
import type { Moving } from '../../engine/moving.ts';
import { idsOf } from '../../moved-rows/queries.ts';
import { skusByName } from '../catalogue/product-skus.ts';
import { intOf, listOf, textOf } from '../values/values.ts';
import { ORDER_ACTIVITIES } from './order-activities.ts';

interface Goods {
  tempId: number;
  cateIds: number[];
}

/** Records of ours that lines of orders name. */
export interface GoodsOfLines {
  /** SKUs by those of the lines. */
  skus: ReadonlyMap<string, number>;
  /** Products by kind of activity and number; kind 0 is the product itself. */
  productIds: ReadonlyMap<string, number>;
  goods: ReadonlyMap<number, Goods>;
}

const numbersOf = (rows: readonly TheirRow[], column: string): string[] => rows.map((row) => textOf(row[column]));
const ofKind = (rows: readonly TheirRow[], column: string, kind: number): TheirRow[] =>
  rows.filter((row) => intOf(row[column]) === kind);

/** Products of ours by the number of an activity there. */
async function productsOfActivities({ tx, stage }: Moving, source: string, numbers: readonly string[]) {
  const theirs = await stage.holding(source, 'id', numbers);
  const products = await idsOf(tx, 'product', numbersOf(theirs, 'product_id'));
  return new Map(theirs.map((row) => [textOf(row['id']), products.get(textOf(row['product_id'])) ?? 0]));
}

/** SKU of ours by that of a line; a SKU of an activity is that of the product with the same name. */
async function skusOf(moving: Moving, lines: readonly TheirRow[]): Promise<Map<string, number>> {
  const wanted = numbersOf(lines, 'attr_value_id');
  const skus = await idsOf(moving.tx, 'sku', wanted);
  const others = await moving.stage.holding('eb_store_product_attr_value', 'id', wanted);
  for (const { source, kind } of ORDER_ACTIVITIES) {
    const rows = ofKind(others, 'type', kind);
    const products = await productsOfActivities(moving, source, numbersOf(rows, 'product_id'));
    const named = await skusByName(moving, [...new Set(products.values())]);
    for (const row of rows) {
      const id = named.get(`${products.get(textOf(row['product_id'])) ?? 0} ${textOf(row['suk'])}`);
      if (id !== undefined) skus.set(textOf(row['id']), id);
    }
  }
  return skus;
}

/** Product of a line: of an activity's line it is the activity that stands there. */
async function productsOf(moving: Moving, lines: readonly TheirRow[]): Promise<Map<string, number>> {
  const plain = await idsOf(moving.tx, 'product', numbersOf(lines, 'product_id'));
  const productIds = new Map([...plain].map(([key, id]) => [`0 ${key}`, id]));
  for (const { source, kind } of ORDER_ACTIVITIES) {
    const numbers = numbersOf(ofKind(lines, 'product_type', kind), 'product_id');
    for (const [key, id] of await productsOfActivities(moving, source, numbers)) productIds.set(`${kind} ${key}`, id);
  }
  return productIds;
}

async function goodsOf({ tx }: Moving, productIds: readonly number[]): Promise<Map<number, Goods>> {
  const rows = await tx
    .select({ id: product.id, tempId: product.tempId, cateId: product.cateId })
    .from(product)
    .where(inArray(product.id, [0, ...productIds]));
  return new Map(rows.map(({ id, tempId, cateId }) => [id, { tempId, cateIds: listOf(cateId).map(Number) }]));
}

/** Finds what the lines of a portion of orders name. */
export async function goodsOfLines(moving: Moving, lines: readonly TheirRow[]): Promise<GoodsOfLines> {
  const productIds = await productsOf(moving, lines);
  const goods = await goodsOf(moving, [...new Set(productIds.values())]);
  return { productIds, goods, skus: await skusOf(moving, lines) };
}
