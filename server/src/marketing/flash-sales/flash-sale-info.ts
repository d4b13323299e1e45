import { productInfo } from '#server/catalogue/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { skusByActivity } from '../activities/queries.ts';
import { toInfo } from './presenter.ts';
import { readable } from './queries.ts';

/** The record that the form reads. */
export async function flashSaleInfo(db: Db, { id }: { id: number }) {
  const row = await readable.get(db, id);
  const [product, skus] = await Promise.all([productInfo(db, { id: row.productId }), skusByActivity(db, [id])]);
  return toInfo(row, product, skus.get(id) ?? [], await addressesOf(db));
}
