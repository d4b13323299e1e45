import { and, eq, inArray, not } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import type { RowNote } from '../import-reading/items.ts';
import { product } from '../products/tables.ts';
import { sku } from '../skus/tables.ts';
import type { ProductPlan } from './plan-products.ts';

/** Notes on rows of a portion whose bar code another product of the shop has already. */
export async function takenBarCodes(db: Db, { fresh, changed }: Pick<ProductPlan, 'fresh' | 'changed'>): Promise<RowNote[]> {
  const coming = [
    ...fresh.map(({ item }) => ({ item, id: undefined })),
    ...changed.map(({ item, stored }) => ({ item, id: stored.id })),
  ].flatMap(({ item, id }) =>
    item.skus.flatMap(({ row, fields: { barCode } }) => (barCode ? [{ row, name: item.name, barCode, id }] : [])),
  );
  if (coming.length === 0) return [];
  const owners = await db
    .select({ id: product.id, name: product.storeName, barCode: sku.barCode })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(
      and(
        inArray(
          sku.barCode,
          coming.map(({ barCode }) => barCode),
        ),
        not(sku.isDel),
        not(product.isDel),
      ),
    );
  return coming.flatMap(({ row, name, barCode, id }) => {
    const owner = owners.find((each) => each.barCode === barCode && each.id !== id);
    return owner
      ? [{ row, name, cell: { field: 'barCode' }, reason: `商品编号“${barCode}”与店里的“${owner.name}”相同，请核对` }]
      : [];
  });
}
