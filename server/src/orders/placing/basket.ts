import { eq, sql } from 'drizzle-orm';
import type { Fen } from '#contract/fen.ts';
import { placeOrderRefusals } from '#contract/orders/placing.ts';
import { freightSettings } from '#contract/delivery/settings.ts';
import { categoriesOfProduct, isClosedShop, product, sku } from '#server/catalogue/index.ts';
import { type OpenSale, activity } from '#server/marketing/index.ts';
import type { Rates } from '#contract/delivery/freight.ts';
import { type FreightItem, freightOf, isFreeForAll, ratesQuery, regionsAround } from '#server/delivery/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { ReadContext } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';

export interface ChosenSku {
  skuId: number;
  quantity: number;
}

/** Choice of an order; an activity sells one line of it. */
interface BasketInput {
  lines: readonly ChosenSku[];
  activityId?: number | undefined;
}

export interface BasketItem extends ReturnType<typeof itemOf> {
  activityPrice?: Fen | undefined;
}

/** Sold now, or kept in the warehouse. */
const isThere = sql<boolean>`not ${product.isDel} and not ${sku.isDel}`;
const isSold = sql<boolean>`${product.isShow} and not ${product.isRecycle} and not ${product.isDel} and not ${sku.isDel} and not ${isClosedShop}`;

const columns = {
  skuId: sku.id,
  productId: sku.productId,
  sku: sku.suk,
  price: sku.price,
  weight: sku.weight,
  volume: sku.volume,
  skuImage: sku.image,
  /** A cost of nothing is one that nobody knows. */
  cost: sql<Fen | null>`nullif(${sku.cost}, 0)`.mapWith(sku.cost),
};
const ofProduct = {
  productName: product.storeName,
  productImage: product.image,
  tempId: product.tempId,
  giveIntegral: product.giveIntegral,
  merId: product.merId,
  cateIds: categoriesOfProduct,
  isSold,
  isThere,
};

const idsOf = (chosen: readonly ChosenSku[]) => chosen.map(({ skuId }) => skuId);

const goodsQuery = prepared('goods', (db, _: '', name) =>
  db
    .select({ ...columns, ...ofProduct })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(among(sku.id, sql.placeholder('ids')))
    .prepare(name),
);

/** Order lines, as the shop sells them at this moment. */
export const goodsOf = (db: Db, chosen: readonly ChosenSku[]) => goodsQuery(db, '').execute({ ids: idsOf(chosen) });

type GoodsRow = Awaited<ReturnType<typeof goodsOf>>[number];

function goodOf({ skuId, quantity }: ChosenSku, goods: readonly GoodsRow[]) {
  const row = goods.find((found) => found.skuId === skuId);
  if (!row) throw placeOrderRefusals.SKU_NOT_FOUND({ skuId });
  return { ...row, quantity, image: row.skuImage || row.productImage };
}

function itemOf(chosen: ChosenSku, goods: readonly GoodsRow[]) {
  const item = goodOf(chosen, goods);
  if (!item.isSold) throw placeOrderRefusals.OFF_SHELF({ productName: item.productName });
  return item;
}

/** Goods that were sold elsewhere: also those that only lie in the warehouse here. */
export const itemsSoldElsewhere = (chosen: readonly ChosenSku[], goods: readonly GoodsRow[]): BasketItem[] =>
  chosen.map((each) => {
    const item = goodOf(each, goods);
    if (!item.isThere) throw placeOrderRefusals.SKU_NOT_FOUND({ skuId: each.skuId });
    return item;
  });

/** An activity has its own price, picture and freight template. */
const soldBy = ({ activity: { tempId }, sku: { price, image } }: OpenSale, item: BasketItem): BasketItem => ({
  ...item,
  tempId,
  image: image || item.image,
  activityPrice: price,
});

/** The goods in the order of the choice, or a refusal. */
export function itemsOf(chosen: readonly ChosenSku[], goods: readonly GoodsRow[], sale?: OpenSale): BasketItem[] {
  if (new Set(idsOf(chosen)).size < chosen.length) throw placeOrderRefusals.SKU_TWICE();
  const items = chosen.map((each) => itemOf(each, goods));
  return sale ? items.map((item) => soldBy(sale, item)) : items;
}

const ids = sql.placeholder('ids');
const ratesOfGoods = ratesQuery(
  'goods',
  sql`select ${product.tempId} from ${product} join ${sku} on ${sku.productId} = ${product.id} where ${among(sku.id, ids)}`,
);
const ratesOfActivity = ratesQuery('activity', sql`select ${activity.tempId} from ${activity} where ${activity.id} = ${ids}`);

/** Rates by which the freight of what was chosen is reckoned; an activity has a template of its own. */
export const ratesFor = (db: Db, { lines: chosen, activityId }: BasketInput): Promise<Map<number, Rates>> =>
  activityId === undefined ? ratesOfGoods(db, idsOf(chosen)) : ratesOfActivity(db, activityId);

/** Freight in fen of goods to a region; 0 is one that nobody knows. */
export async function freightTo(
  write: ReadContext,
  cityId: number,
  rates: ReadonlyMap<number, Rates>,
): Promise<(goods: readonly FreightItem[]) => Fen> {
  const { store_free_postage_switch: isOn, store_free_postage: total } = await settingsFor(write, freightSettings);
  const around = await regionsAround(write.tx, cityId);
  return (goods) => {
    const goodsTotal = goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    return isFreeForAll({ switch: isOn, total }, goodsTotal) ? 0 : freightOf(goods, around, rates);
  };
}
