import { and, inArray, ne, notLike, or } from 'drizzle-orm';
import { sku, stockEntry } from '#server/catalogue/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { TheirRow } from '../../dump/columns.ts';
import type { Moving, Theirs } from '../../engine/moving.ts';
import { idsOf } from '../../moved-rows/queries.ts';
import { countConflict } from '../../report/report.ts';
import { intOf, textOf } from '../values/values.ts';
import { bringNewSkus, own, skusOf } from './product-skus.ts';

interface Stock {
  id: number;
  productId: number;
  stock: number;
  sales: number;
}

/** SKUs whose stock has moved here by anything but the moving in. */
async function movedHere({ tx }: Moving, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectDistinct({ id: stockEntry.skuId })
    .from(stockEntry)
    .where(and(inArray(stockEntry.skuId, [0, ...ids]), or(ne(stockEntry.cause, 'opening'), notLike(stockEntry.note, '迁入%'))));
  return new Set(rows.map(({ id }) => id));
}

/** Takes stock and sales to where they are there by another entry; where they moved here as well, both are said. */
async function followStock(moving: Moving, known: readonly { theirs: TheirRow; ours: Stock }[]): Promise<void> {
  const { tx, now, table } = moving;
  const moved = await movedHere(
    moving,
    known.map(({ ours }) => ours.id),
  );
  const entries = known.flatMap(({ theirs, ours }) => {
    const [stock, sales] = [intOf(theirs['stock']), intOf(theirs['sales'])];
    const [delta, sold] = [stock - ours.stock, sales - ours.sales];
    if (delta === 0 && sold === 0) return [];
    if (!moved.has(ours.id))
      return [
        { productId: ours.productId, skuId: ours.id, delta, sold, cause: 'opening' as const, note: '迁入更新', createTime: now },
      ];
    const values = [{ column: 'stock', theirs: String(stock), ours: String(ours.stock) }];
    countConflict(table, { key: `规格 ${textOf(theirs['id'])}`, values });
    return [];
  });
  await insertRows(tx, stockEntry, entries);
}

/** Takes the SKUs of products to where they are there: new ones come, those that are gone are deleted here. */
export async function bringSkusAgain(moving: Moving, brought: readonly { record: Theirs; id: number }[]): Promise<void> {
  const { tx } = moving;
  const rows = brought.flatMap(({ record, id }) => {
    const theirs = own(record.beside['skus']);
    return skusOf(moving, record, id).map((row, at) => ({ row, theirs: theirs[at] ?? {} }));
  });
  const ids = await idsOf(
    tx,
    'sku',
    rows.map(({ theirs: { id } }) => textOf(id)),
  );
  const productIds = brought.map(({ id }) => id);
  const there = await tx
    .select({ id: sku.id, productId: sku.productId, stock: sku.stock, sales: sku.sales })
    .from(sku)
    .where(inArray(sku.productId, [0, ...productIds]));
  const ours = new Map(there.map((each) => [each.id, each]));
  const known = rows.flatMap(({ row, theirs: their }) => {
    const standing = ours.get(ids.get(textOf(their['id'])) ?? 0);
    return standing?.productId === row.productId ? [{ row: { ...row, id: standing.id }, theirs: their, ours: standing }] : [];
  });
  const kept = new Set(known.map(({ ours: { id } }) => id));
  const gone = there.filter(({ id }) => !kept.has(id)).map(({ id }) => ({ id, isDel: true }));
  await updateRows(tx, sku, [...gone, ...known.flatMap(({ row: { id, isDel } }) => (isDel ? [{ id, isDel }] : []))]);
  await updateRows(
    tx,
    sku,
    known.map(({ row }) => row),
  );
  const fresh = rows.filter(({ theirs: their }) => !kept.has(ids.get(textOf(their['id'])) ?? 0));
  await bringNewSkus(
    moving,
    fresh.map(({ row }) => row),
    fresh.map(({ theirs: their }) => their),
  );
  await followStock(moving, known);
}
