import type { StockCause } from '#contract/catalogue/products.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insertSkus } from './insert-skus.ts';
import { catesOf, insertAttrs, insertCates, insertCoupons } from './insert-parts.ts';
import { product, productDescription } from '../products/tables.ts';
import type { ProductAggregate } from './aggregate.ts';

/** New products with all that belongs to them, in the warehouse by default. Their ids, in the order given. */
export async function insertAggregates(
  write: Write,
  aggregates: readonly (ProductAggregate & { isShow?: boolean })[],
  cause: StockCause,
): Promise<number[]> {
  const { tx, now } = write;
  const ids: number[] = [];
  await inChunks(aggregates, async (chunk) => {
    const stamps = { addTime: now, createTime: now, updateTime: now };
    const rows = chunk.map(({ fields, isShow = false }) => ({ ...fields, isShow, ...stamps }));
    const fresh = await insertRows(tx, product, rows);
    const made = chunk.map((aggregate, index) => ({ id: fresh[index] ?? 0, aggregate }));
    await insertRows(
      tx,
      productDescription,
      made.map(({ id, aggregate }) => ({ productId: id, description: aggregate.content })),
    );
    await insertAttrs(
      tx,
      made.flatMap(({ id, aggregate }) => aggregate.attrs.map((attr, index) => ({ ...attr, productId: id, place: index }))),
    );
    await insertCates(
      tx,
      made.flatMap(({ id, aggregate }) => catesOf(id, aggregate)),
    );
    await insertCoupons(
      tx,
      made.flatMap(({ id, aggregate }) => (aggregate.couponIds ?? []).map((issueCouponId) => ({ productId: id, issueCouponId }))),
      now,
    );
    await insertSkus(
      write,
      made.flatMap(({ id, aggregate }) => aggregate.skus.map((row, index) => ({ ...row, productId: id, place: index }))),
      cause,
    );
    ids.push(...fresh);
  });
  return ids;
}
