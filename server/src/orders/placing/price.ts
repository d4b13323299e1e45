import { pointSettings } from '#contract/customers/settings.ts';
import type { Fen } from '#contract/fen.ts';
import { type QuoteDraft, no } from '#contract/orders/placing.ts';
import { categoriesOfProducts } from '#server/catalogue/index.ts';
import type { Bought } from '#server/coupons/index.ts';
import type { Rates } from '#server/delivery/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Reading } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { totalsOf } from '../orders/rules.ts';
import type { Item } from './basket.ts';
import { destinationOf } from './destination.ts';
import { deductionOf, gainOf } from './rules.ts';

/** Coupon and points of a buyer: looked at for a quote, spent for an order. */
export interface Purse {
  coupon(uid: number, couponId: number, goods: readonly Bought[]): Promise<Fen>;
  points(uid: number): Promise<number>;
}

interface Basket {
  uid: number | undefined;
  items: readonly Item[];
  rates: ReadonlyMap<number, Rates>;
}

async function goodsOf(db: Db, items: readonly Item[]): Promise<Bought[]> {
  const categories = await categoriesOfProducts(
    db,
    items.map(({ productId }) => productId),
  );
  return items.map(({ productId, price, quantity }) => ({
    productId,
    categories: categories.get(productId) ?? [],
    cost: price * quantity,
  }));
}

/** Price of goods with freight, coupon and points: one reckoning for the quote and for the order. */
export async function priceOf(write: Reading, draft: Omit<QuoteDraft, 'lines'>, { uid, items, rates }: Basket, purse: Purse) {
  const { freight, fields } = await destinationOf(write, draft, items, rates);
  const totals = totalsOf(items, freight);
  const { couponId, useIntegral: usesPoints = false } = draft;
  if (uid === undefined && (couponId !== undefined || usesPoints)) throw no.NO_ACCOUNT();
  const { integral_ratio: ratio, order_give_integral: forYuan } = await settingsFor(write, pointSettings);
  const couponPrice =
    uid !== undefined && couponId !== undefined ? await purse.coupon(uid, couponId, await goodsOf(write.tx, items)) : 0;
  const points = uid !== undefined && usesPoints ? await purse.points(uid) : 0;
  const { useIntegral, deductionPrice } = deductionOf(totals.totalPrice - couponPrice, points, ratio);
  const payPrice = totals.totalPrice - couponPrice - deductionPrice;
  const gainIntegral = gainOf(items, payPrice, forYuan);
  return { ...totals, ...fields, couponPrice, useIntegral, deductionPrice, payPrice, gainIntegral };
}
