import { asc, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { sku } from './tables.ts';

export type SkuRecord = typeof sku.$inferSelect;

const skuQuery = prepared('product_skus', (db, _shape: '', name) =>
  db
    .select()
    .from(sku)
    .where(sql`${sku.productId} = any(${sql.placeholder('ids')}) and not ${sku.isDel}`)
    .orderBy(asc(sku.productId), asc(sku.place), asc(sku.id))
    .prepare(name),
);

/** Live SKUs of these products, in their order. */
export const skusByProduct = async (db: Db, productIds: readonly number[]): Promise<Map<number, SkuRecord[]>> =>
  Map.groupBy(await skuQuery(db, '').execute({ ids: productIds }), ({ productId }) => productId);
