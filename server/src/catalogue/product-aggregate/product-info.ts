import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { couponsByIds } from '#server/coupons/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { attrsByProduct, findProduct, textsAndGifts } from '../products/queries.ts';
import { skusByProduct } from '../skus/queries.ts';
import { toInfo } from './record.ts';

/** The record that the form reads; in a transaction, as that transaction sees it. */
export async function productInfo(db: Db, { id }: { id: number }, { actor }: Pick<CallContext, 'actor'>): Promise<ProductInfo> {
  const row = await findProduct(db, id, actor);
  if (!row || row.isDel) throw productRefusals.NO_RECORD();
  const [attrs, skus, texts] = await Promise.all([attrsByProduct(db, [id]), skusByProduct(db, [id]), textsAndGifts(db, [id])]);
  const { description = '', couponIds = [] } = texts[0] ?? {};
  const coupons = await couponsByIds(db, couponIds);
  const parts = { attrs: attrs.get(id) ?? [], skus: skus.get(id) ?? [], description, coupons };
  return toInfo(row, parts, await addressesOf(db));
}
