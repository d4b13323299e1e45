import { asc, eq } from 'drizzle-orm';
import { categoriesOfProduct, product, sku } from '#server/catalogue/index.ts';
import type { Db } from '#server/platform/database/connect.ts';

/** Goods on the shelf, as order lines keep them. */
export const listGoods = (db: Db) =>
  db
    .select({
      skuId: sku.id,
      sku: sku.suk,
      price: sku.price,
      image: product.image,
      productId: product.id,
      productName: product.storeName,
      merId: product.merId,
      cost: sku.cost,
      cateIds: categoriesOfProduct,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(product.isShow, true))
    .orderBy(asc(sku.id));
