import { eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import type { productCalls } from '#contract/catalogue/products.ts';
import { callWebhooks } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sku } from '../skus/tables.ts';
import { moveStock } from '../stock/move-stock.ts';
import { lockProducts } from '../products/queries.ts';
import { type SkuRecord, skusByProduct } from '../skus/queries.ts';
import { product } from '../products/tables.ts';
import { checkVersion } from './check-version.ts';

type Patch = Input<typeof productCalls.patch>;

function chosenSku(skus: readonly SkuRecord[], skuId: number | undefined): SkuRecord {
  const found = skuId === undefined ? skus.slice(0, 2) : skus.filter(({ id }) => id === skuId);
  const [only] = found;
  if (!only || found.length > 1)
    throw skuId === undefined && found.length > 1 ? productRefusals.PICK_SKU() : productRefusals.SKU_ELSEWHERE();
  return only;
}

/** Price and stock belong to a SKU; a product with several needs to be told which. */
export async function patchProduct(write: Write, { id, skuId, price, stock, stockBase, sort, version }: Patch): Promise<null> {
  const { tx, now } = write;
  const [row] = await lockProducts(tx, [id], write.actor);
  if (!row) throw productRefusals.NOT_FOUND();
  if (row.isRecycle || row.isDel) throw productRefusals.DELETED();
  await checkVersion(write, row, version);
  await callWebhooks(write, 'product.changed', String(id));

  if (sort !== undefined && sort !== row.sort) {
    await tx
      .update(product)
      .set({ sort, version: sql`${product.version} + 1`, updateTime: now })
      .where(eq(product.id, id));
  }
  if (price === undefined && stock === undefined) return null;
  const chosen = chosenSku((await skusByProduct(tx, [id])).get(id) ?? [], skuId);
  if (price !== undefined && price < chosen.brokerage + chosen.brokerageTwo && row.isSub) throw productRefusals.COMMISSION();
  if (price !== undefined && price !== chosen.price) await tx.update(sku).set({ price }).where(eq(sku.id, chosen.id));
  if (stock !== undefined)
    await moveStock(write, [{ skuId: chosen.id, delta: stock - (stockBase ?? chosen.stock), cause: 'patch' }]);
  return null;
}
