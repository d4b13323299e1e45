import { eq, sql } from 'drizzle-orm';
import type { Fen } from '#contract/fen.ts';
import { no } from '#contract/orders/placing.ts';
import { freightSettings } from '#contract/delivery/settings.ts';
import { product, sku } from '#server/catalogue/index.ts';
import { type Parcel, freightOf, isFreeForAll, ratesOf } from '#server/delivery/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingsOf } from '#server/settings/index.ts';

export interface Chosen {
  skuId: number;
  quantity: number;
}

export type Item = Awaited<ReturnType<typeof itemsOf>>[number];

const isSold = sql<boolean>`${product.isShow} and not ${product.isRecycle} and not ${product.isDel} and not ${sku.isDel}`;

/** What was chosen, as the shop sells it at this moment, in the order of the choice. */
export async function itemsOf(db: Db, chosen: readonly Chosen[]) {
  const ids = chosen.map(({ skuId }) => skuId);
  if (new Set(ids).size < ids.length) throw no.SKU_TWICE();
  const columns = {
    skuId: sku.id,
    productId: sku.productId,
    sku: sku.suk,
    price: sku.price,
    weight: sku.weight,
    volume: sku.volume,
    skuImage: sku.image,
  };
  const ofProduct = {
    productName: product.storeName,
    productImage: product.image,
    tempId: product.tempId,
    giveIntegral: product.giveIntegral,
    isSold,
  };
  const rows = await db
    .select({ ...columns, ...ofProduct })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(sql`${sku.id} = any(${sql.param(ids)}::int[])`);
  return chosen.map(({ skuId, quantity }) => {
    const row = rows.find((found) => found.skuId === skuId);
    if (!row) throw no.SKU_NOT_FOUND({ skuId });
    if (!row.isSold) throw no.OFF_SHELF({ productName: row.productName });
    return { ...row, quantity, image: row.skuImage || row.productImage };
  });
}

/** Freight in fen for these goods to a city. */
export async function freightFor(db: Db, items: readonly (Parcel & { price: Fen })[], cityId: number): Promise<Fen> {
  const goodsTotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const { store_free_postage_switch: isOn, store_free_postage: total } = await settingsOf(db, freightSettings);
  if (isFreeForAll({ switch: isOn, total }, goodsTotal)) return 0;
  return freightOf(items, cityId, await ratesOf(db, [...new Set(items.map(({ tempId }) => tempId))]));
}
