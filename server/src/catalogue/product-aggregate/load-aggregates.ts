import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { sku } from '../skus/tables.ts';
import { type ProductRecord, attrsByProduct, textsAndGifts } from '../products/queries.ts';
import type { StoredAggregate } from './aggregate.ts';

/** Product aggregates in the order of the ids, removed SKUs included. */
export async function loadAggregates(db: Db, products: readonly ProductRecord[]): Promise<StoredAggregate[]> {
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return [];
  const attrs = await attrsByProduct(db, ids);
  const skus = Map.groupBy(
    await db.select().from(sku).where(inArray(sku.productId, ids)).orderBy(asc(sku.productId), asc(sku.place), asc(sku.id)),
    ({ productId }) => productId,
  );
  const rest = new Map((await textsAndGifts(db, ids)).map((row) => [row.id, row]));
  return products.map((fields) => ({
    id: fields.id,
    fields,
    content: rest.get(fields.id)?.description ?? '',
    attrs: attrs.get(fields.id) ?? [],
    skus: skus.get(fields.id) ?? [],
    couponIds: rest.get(fields.id)?.couponIds ?? [],
  }));
}
