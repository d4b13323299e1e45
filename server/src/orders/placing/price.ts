import { ORDER_TOTAL_MAX } from '#contract/wire.ts';
import { pointSettings } from '#contract/customers/settings.ts';
import type { Fen } from '#contract/fen.ts';
import { placeOrderRefusals } from '#contract/orders/placing.ts';
import type { QuoteDraft } from '#contract/orders/quotes.ts';
import { categoriesOfProducts } from '#server/catalogue/index.ts';
import { type Held, reductionsBy } from '#server/coupons/index.ts';
import type { KnownBuyer } from '#server/customers/index.ts';
import type { Rates } from '#contract/delivery/freight.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { ReadContext } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { BasketItem } from './basket.ts';
import { destinationOf } from './destination.ts';
import { type Priced, reckon } from './rules.ts';

/** Coupon and points of a buyer: looked at for a quote, locked for an order. */
export interface Purse {
  coupon(couponId: number, uid: number): Promise<Held & { bearer: number }>;
  points(uid: number): Promise<number>;
}

interface Basket {
  buyer: KnownBuyer | undefined;
  items: readonly BasketItem[];
  rates: ReadonlyMap<number, Rates>;
  /** Bearer of the discount of the activity that sells it. */
  activityBearer: number | undefined;
  now: Date;
}

type PricedItems = readonly Priced<BasketItem>[];
const nothingOff = (goods: PricedItems): Fen[] => goods.map(() => 0);

/** Discount of a coupon; the categories that it may be limited to are asked for once. */
async function reductionsOf(db: Db, held: Held, items: readonly BasketItem[], now: Date): Promise<(goods: PricedItems) => Fen[]> {
  const ids = items.map(({ productId }) => productId);
  const categories = await categoriesOfProducts(db, ids);
  return (goods) => {
    const bought = goods.map(({ productId, price, quantity }) => ({
      productId,
      categories: categories.get(productId) ?? [],
      cost: price * quantity,
    }));
    return reductionsBy(held, bought, now);
  };
}

/** Gathers all that the price of a basket depends on, and reckons it. */
export async function priceOf(
  write: ReadContext,
  draft: Omit<QuoteDraft, 'lines'>,
  { buyer, items, rates, activityBearer, now }: Basket,
  purse: Purse,
) {
  const { freightOf, fields } = await destinationOf(write, { ...draft, uid: buyer?.id }, rates);
  const { couponId, useIntegral: usesPoints = false } = draft;
  if (!buyer && (couponId !== undefined || usesPoints)) throw placeOrderRefusals.NO_ACCOUNT();
  const { integral_ratio: ratio, order_give_integral: forYuan } = await settingsFor(write, pointSettings);
  const held = buyer && couponId !== undefined ? await purse.coupon(couponId, buyer.id) : undefined;
  const reductions = held ? await reductionsOf(write.tx, held, items, now) : nothingOff;
  const points = buyer && usesPoints ? await purse.points(buyer.id) : 0;
  const discount = buyer?.discount ?? 100;
  const bearers = { coupon: held?.bearer, activity: activityBearer };
  const reckoned = reckon(items, { discount, freightOf, reductionsOf: reductions, bearers, points, ratio, forYuan });
  if (reckoned.totals.totalPrice > ORDER_TOTAL_MAX) throw placeOrderRefusals.TOTAL_TOO_HIGH();
  return { ...reckoned, fields, issueCouponId: held?.couponId ?? null };
}
