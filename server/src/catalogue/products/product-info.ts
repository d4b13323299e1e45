import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import { no } from '#contract/catalogue/products.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { attrsByProduct, descriptionOf, findProduct, skusByProduct } from './queries.ts';
import { toInfo } from './record.ts';

/** The record that the form reads; in a transaction, as that transaction sees it. */
export async function productInfo(db: Db, { id }: { id: number }): Promise<ProductInfo> {
  const row = await findProduct(db, id);
  if (!row || row.isDel) throw no.NO_RECORD();
  const [attrs, skus] = await Promise.all([attrsByProduct(db, [id]), skusByProduct(db, [id])]);
  const parts = { attrs: attrs.get(id) ?? [], skus: skus.get(id) ?? [], description: await descriptionOf(db, id) };
  return toInfo(row, parts, await addressesOf(db));
}
