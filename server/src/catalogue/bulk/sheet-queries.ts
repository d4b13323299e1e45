import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { product } from '../products/tables.ts';
import { sku } from '../skus/tables.ts';

/** Live SKUs of those of the products that can be changed, in the order of the list: newest product first. */
export const sheetRows = (db: Db, ids: readonly number[], limit: number) =>
  db
    .select({
      skuId: sku.id,
      productId: sku.productId,
      storeName: product.storeName,
      suk: sku.suk,
      specType: product.specType,
      price: sku.price,
      otPrice: sku.otPrice,
      cost: sku.cost,
      stock: sku.stock,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(
      sql`${sku.productId} = any(${sql.param(ids)}::int[]) and not ${sku.isDel} and not ${product.isDel} and not ${product.isRecycle}`,
    )
    .orderBy(desc(product.sort), desc(product.id), asc(sku.place), asc(sku.id))
    .limit(limit);
