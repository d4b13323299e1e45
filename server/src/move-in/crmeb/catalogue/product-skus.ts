import { and, eq, inArray } from 'drizzle-orm';
import { sku, stockEntry } from '#server/catalogue/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { bringRows } from '../../engine/bring-rows.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { noteMoved } from '../../moved-rows/queries.ts';
import { pictureOf } from '../values/pictures.ts';
import { fenOf, flagOf, hundredthsOf, intOf, jsonOf, textOf } from '../values/values.ts';

/** Rows of the product itself: activities have some under numbers that collide with those of products. */
export const own = (rows: readonly TheirRow[] = []): TheirRow[] => rows.filter(({ type }) => intOf(type) === 0);

/** Values of a SKU by their specification: theirs as JSON, or the name of the combination in parts. */
function valuesOf(suk: string, value: unknown, names: readonly string[]): Record<string, string> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, String(each)]));
  const parts = names.length > 1 ? suk.split(',') : [suk];
  return Object.fromEntries(names.map((name, at) => [name, parts[at] ?? '']));
}

/** SKUs of a product as they have to be, under the ids that they have there. */
export function skusOf(moving: Moving, { beside }: Theirs, productId: number) {
  const names = own(beside['attrs']).map((attr) => textOf(attr['attr_name']));
  const suks = new Set<string>();
  return own(beside['skus']).map((row, place) => {
    const suk = textOf(row['suk']);
    const isDel = flagOf(row['is_del']) || suks.has(suk);
    if (!isDel) suks.add(suk);
    else if (!flagOf(row['is_del'])) say(moving, 'altered', '同一商品有重名的规格，后一个按已删除搬来', textOf(row['id']));
    return {
      id: intOf(row['id']),
      productId,
      suk,
      attrValue: valuesOf(suk, jsonOf(row['attr_value']), names.length > 0 ? names : ['规格']),
      price: fenOf(row['price']),
      cost: fenOf(row['cost']),
      otPrice: Math.max(0, fenOf(row['ot_price'])),
      image: cutTo(pictureOf(moving.terms, row['image']), 1000),
      barCode: textOf(row['bar_code']),
      weight: hundredthsOf(row['weight']),
      volume: hundredthsOf(row['volume']),
      brokerage: fenOf(row['brokerage']),
      brokerageTwo: fenOf(row['brokerage_two']),
      place,
      isDel,
    };
  });
}

type SkuRow = ReturnType<typeof skusOf>[number];

/** Brings new SKUs with what is on stock of them: the first entries of its ledger. */
export async function bringNewSkus(moving: Moving, rows: readonly SkuRow[], theirs: readonly TheirRow[]): Promise<void> {
  const { tx, now } = moving;
  const ids = await bringRows(tx, sku, rows);
  const entries = theirs.flatMap((row, at) => {
    const moved = { delta: intOf(row['stock']), sold: intOf(row['sales']) };
    if (moved.delta === 0 && moved.sold === 0) return [];
    return [
      {
        ...moved,
        productId: rows[at]?.productId ?? 0,
        skuId: ids[at] ?? 0,
        cause: 'opening' as const,
        note: '迁入',
        createTime: now,
      },
    ];
  });
  await insertRows(tx, stockEntry, entries);
  await noteMoved(
    tx,
    'sku',
    theirs.map((row, at) => ({ theirKey: textOf(row['id']), ourId: ids[at] ?? 0, hash: '', ourHash: null })),
  );
}

/** Stock and sales of products as they are on the day they move in. */
export async function bringSkus(moving: Moving, brought: readonly { record: Theirs; id: number }[]): Promise<void> {
  const theirs = brought.flatMap(({ record: { beside, key } }) => {
    const rows = own(beside['skus']);
    if (rows.length === 0) say(moving, 'altered', '没有规格，库存和价格为 0', key);
    return rows;
  });
  await bringNewSkus(
    moving,
    brought.flatMap(({ record, id }) => skusOf(moving, record, id)),
    theirs,
  );
}

/** SKUs of these products of ours, by product and name. */
export async function skusByName({ tx }: Pick<Moving, 'tx'>, productIds: readonly number[]): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: sku.id, productId: sku.productId, suk: sku.suk })
    .from(sku)
    .where(and(inArray(sku.productId, [...productIds]), eq(sku.isDel, false)));
  return new Map(rows.map(({ id, productId, suk }) => [`${productId} ${suk}`, id]));
}
