import { inArray, sql } from 'drizzle-orm';
import type { StockCause } from '#contract/catalogue/products.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insertSkus } from './insert-skus.ts';
import { sku } from '../skus/tables.ts';
import { moveStock } from '../stock/move-stock.ts';
import { type Difference, isNone } from './difference.ts';
import { dropCoupons, insertAttrs, insertCates, insertCoupons } from './insert-parts.ts';
import { product, productAttr, productCate, productDescription } from '../products/tables.ts';

const codes = sql`codes = concat_ws(' ', r.code, (select string_agg(bar_code, ' ' order by place, id) from sku where product_id = t.id and not is_del and bar_code <> ''))`;

/**
 * Writes the fields after the SKUs, whose triggers set dependent figures. Products that differ in the same fields share a
 * statement.
 */
async function applyFields(tx: Tx, differences: readonly Difference[], now: Date): Promise<void> {
  const edited = [sql`version = t.version + 1`, sql`update_time = ${now}`];
  for (const same of Map.groupBy(differences, ({ fields }) => Object.keys(fields).sort().join()).values())
    await updateRows(
      tx,
      product,
      same.map(({ id, fields }) => ({ id, ...fields })),
      same[0] && 'code' in same[0].fields ? [...edited, codes] : edited,
    );
}

async function applyCoupons(tx: Tx, differences: readonly Difference[], now: Date): Promise<void> {
  for (const { id, coupons } of differences) await dropCoupons(tx, id, coupons.drop);
  await insertCoupons(
    tx,
    differences.flatMap(({ id, coupons }) => coupons.add.map((issueCouponId) => ({ productId: id, issueCouponId }))),
    now,
  );
}

async function applyParts(tx: Tx, differences: readonly Difference[]): Promise<void> {
  const texts = differences.flatMap(({ id, content }) =>
    content === undefined ? [] : [{ productId: id, description: content }],
  );
  if (texts.length > 0) {
    const onto = { target: productDescription.productId, set: { description: sql`excluded.description` } };
    await tx.insert(productDescription).values(texts).onConflictDoUpdate(onto);
  }
  const gone = differences.flatMap(({ attrs }) => attrs.drop);
  if (gone.length > 0) await tx.delete(productAttr).where(inArray(productAttr.id, gone));
  await updateRows(
    tx,
    productAttr,
    differences.flatMap(({ attrs }) => attrs.change),
  );
  await insertAttrs(
    tx,
    differences.flatMap(({ id, attrs }) => attrs.add.map((attr) => ({ ...attr, productId: id }))),
  );
  const moved = differences.flatMap(({ id, cateIds }) =>
    (cateIds ?? []).map((cateId, index) => ({ productId: id, cateId, place: index })),
  );
  if (moved.length > 0) {
    await tx.delete(productCate).where(inArray(productCate.productId, [...new Set(moved.map(({ productId }) => productId))]));
    await insertCates(tx, moved);
  }
}

async function applySkus(write: Write, differences: readonly Difference[], cause: StockCause): Promise<void> {
  const gone = differences.flatMap(({ skus }) => skus.drop);
  if (gone.length > 0) await write.tx.update(sku).set({ isDel: true }).where(inArray(sku.id, gone));
  await updateRows(
    write.tx,
    sku,
    differences.flatMap(({ skus }) => skus.change),
  );
  await insertSkus(
    write,
    differences.flatMap(({ id, skus }) => skus.add.map((row) => ({ ...row, productId: id }))),
    cause,
  );
  await moveStock(
    write,
    differences.flatMap(({ skus }) => skus.moves.map((move) => ({ ...move, cause }))),
  );
}

/** Writes what differs, the same kind of row in one statement, whatever the number of products. They are locked already. */
export async function applyDifferences(write: Write, differences: readonly Difference[], cause: StockCause): Promise<void> {
  const real = differences.filter((difference) => !isNone(difference));
  if (real.length === 0) return;
  await applyParts(write.tx, real);
  await applyCoupons(write.tx, real, write.now);
  await applySkus(write, real, cause);
  await applyFields(write.tx, real, write.now);
}
