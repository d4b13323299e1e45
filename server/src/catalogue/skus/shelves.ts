import { eq, sql } from 'drizzle-orm';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { category } from '../product-references/tables.ts';
import { product, productCate } from '../products/tables.ts';
import { sku } from './tables.ts';

export interface Lying {
  shelf: string;
  barCode: string;
  /** The first category of its product; empty where it has none. */
  category: string;
}

/** Place of each SKU, and what else helps to find it. */
export async function whereSkusLie(db: Db, skuIds: readonly number[]): Promise<Map<number, Lying>> {
  const firstCategory = sql<string>`coalesce((
    select ${category.name} from ${productCate} join ${category} on ${category.id} = ${productCate.cateId}
    where ${productCate.productId} = ${product.id} order by ${productCate.cateId} limit 1), '')`;
  const rows = await db
    .select({ id: sku.id, shelf: sku.shelf, barCode: sku.barCode, category: firstCategory })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(among(sku.id, skuIds));
  return new Map(rows.map(({ id, ...lying }) => [id, lying]));
}
