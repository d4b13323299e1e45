import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { productCate } from '../products/tables.ts';
import { category } from './tables.ts';

/** The categories of each product, with all that lie above them. */
export async function categoriesOfProducts(db: Db, productIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .select({ productId: productCate.productId, id: category.id, path: category.path })
    .from(productCate)
    .innerJoin(category, eq(category.id, productCate.cateId))
    .where(inArray(productCate.productId, [...productIds]));
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return new Map(
    [...byProduct].map(([id, found]) => [id, found.flatMap((each) => [each.id, ...each.path.split('/').map(Number)])]),
  );
}
