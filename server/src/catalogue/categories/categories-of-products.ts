import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { product, productCate } from '../products/tables.ts';
import { category } from '../product-references/tables.ts';

/** Categories of the product of a row, in the order of its form. */
export const categoriesOfProduct = sql<
  number[]
>`array(select ${productCate.cateId} from ${productCate} where ${productCate.productId} = ${product.id} order by ${productCate.place})`;

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
