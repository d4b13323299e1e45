import { and, desc, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { openSkuCalls } from '#contract/storefront/orders.ts';
import { product, sku } from '#server/catalogue/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { matching } from '#server/platform/database/conditions.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';

/** Newest products first; the specifications of one product stay together. */
export function listSkusOnSale(db: Db, { keywords, ...paging }: Input<typeof openSkuCalls.onSale>) {
  const live = and(eq(product.isShow, true), eq(product.isRecycle, false), eq(product.isDel, false), eq(sku.isDel, false));
  const found = db
    .select({ sku, productName: product.storeName, productCode: product.code, productImage: product.image })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(live, matching(keywords, product.storeName, product.code, sku.barCode)))
    .orderBy(desc(product.id), sku.place, sku.id)
    .$dynamic();
  return pageOfQuery(paging, found, db.$count(found.as('found')), async (rows) => {
    const pictures = await addressesOf(db);
    return rows.map((row) => toOpenSku(row, pictures));
  });
}

interface Found {
  sku: typeof sku.$inferSelect;
  productName: string;
  productCode: string | null;
  productImage: string;
}

const toOpenSku = (
  { sku: { id, productId, suk, image, price, stock, barCode }, productName, productCode, productImage }: Found,
  pictures: Addresses,
) => ({
  skuId: id,
  productId,
  productName,
  sku: suk,
  code: productCode ?? '',
  barCode,
  image: pictures.show(image || productImage),
  price,
  stock,
});
