import type { StockCause } from '#contract/catalogue/products.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insertSkus } from '../skus/insert-skus.ts';
import { catesOf, insertAttrs, insertCates, insertCoupons } from './insert-parts.ts';
import { product, productDescription } from './tables.ts';
import type { Whole } from './whole.ts';

/** New products with all that belongs to them, in the warehouse unless told otherwise. Their ids, in the order given. */
export async function insertWholes(
  write: Write,
  wholes: readonly (Whole & { isShow?: boolean })[],
  cause: StockCause,
): Promise<number[]> {
  const { tx, now } = write;
  const ids: number[] = [];
  await inChunks(wholes, async (chunk) => {
    const stamps = { addTime: now, createTime: now, updateTime: now };
    const rows = chunk.map(({ fields, isShow = false }) => ({ ...fields, isShow, ...stamps }));
    const fresh = await insertRows(tx, product, rows);
    const made = chunk.map((whole, place) => ({ id: fresh[place] ?? 0, whole }));
    await insertRows(
      tx,
      productDescription,
      made.map(({ id, whole }) => ({ productId: id, description: whole.content })),
    );
    await insertAttrs(
      tx,
      made.flatMap(({ id, whole }) => whole.attrs.map((attr, place) => ({ ...attr, productId: id, place }))),
    );
    await insertCates(
      tx,
      made.flatMap(({ id, whole }) => catesOf(id, whole)),
    );
    await insertCoupons(
      tx,
      made.flatMap(({ id, whole }) => (whole.couponIds ?? []).map((issueCouponId) => ({ productId: id, issueCouponId }))),
      now,
    );
    await insertSkus(
      write,
      made.flatMap(({ id, whole }) => whole.skus.map((row, place) => ({ ...row, productId: id, place }))),
      cause,
    );
    ids.push(...fresh);
  });
  return ids;
}
