import { and, count, desc, eq, ilike } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { openSkuCalls } from '#contract/storefront/orders.ts';
import { product, sku } from '#server/catalogue/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { containing } from '#server/platform/database/like.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';

/** Newest products first; the specifications of one product stay together. */
export async function listSkusOnSale(db: Db, filter: Input<typeof openSkuCalls.onSale>) {
  const live = and(eq(product.isShow, true), eq(product.isRecycle, false), eq(product.isDel, false), eq(sku.isDel, false));
  const matching = and(live, filter.keywords === undefined ? undefined : ilike(product.storeName, containing(filter.keywords)));
  const rows = await db
    .select({ sku, productName: product.storeName, productImage: product.image })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(matching)
    .orderBy(desc(product.id), sku.place, sku.id)
    .limit(filter.limit)
    .offset(offsetOf(filter));
  const [total] = await db.select({ n: count() }).from(sku).innerJoin(product, eq(product.id, sku.productId)).where(matching);
  const pictures = await addressesOf(db);
  const list = rows.map((row) => toOpenSku(row, pictures));
  return toPage(filter, total?.n ?? 0, list);
}

interface Found {
  sku: typeof sku.$inferSelect;
  productName: string;
  productImage: string;
}

const toOpenSku = (
  { sku: { id, productId, suk, image, price, stock }, productName, productImage }: Found,
  pictures: Addresses,
) => ({
  skuId: id,
  productId,
  productName,
  sku: suk,
  image: pictures.show(image || productImage),
  price,
  stock,
});
