import type { Input } from '#contract/call.ts';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import type { ClashDraft } from '#contract/marketing/clashes.ts';
import type { SaleOfProduct } from '#contract/marketing/flash-sale-record.ts';
import type { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { type When, toWhen } from './form-values.ts';
import type { SaleProduct } from './sale-products.ts';

type SalesInput = Input<typeof flashSaleCalls.saveMany>;

/** Form values of several products that go on sale together. */
export interface SeveralValues extends When {
  days: readonly [Date, Date] | null;
  status: boolean;
  bearer: number;
  products: SaleProduct[];
  /** Reason for going on though some clash. */
  clashReason?: string;
}

/** Empty form; of a slot where it was opened from one. Sales are on unless told, or nobody could buy when their hour comes. */
export const blankSeveral = (timeId: number | null): SeveralValues => ({
  days: null,
  isOwn: timeId === null,
  time: null,
  timeId,
  status: true,
  bearer: discountBearers.shop,
  products: [],
});

function itemOf({ id, name, title, tempId, num, skus }: SaleProduct): SaleOfProduct {
  const attrValue = skus
    .filter(({ isIn }) => isIn)
    .map(({ suk, price, quota }) => ({ suk, price: Number(price), quota: Number(quota) }));
  // A title that is the name follows the server's way out where another sale is called so.
  return { productId: id, num: Number(num), title: title === name ? undefined : title, tempId, attrValue };
}

const neverDay = new Date(Number.NaN);

/** Input of the call for the values of the form. */
export function toInput(values: object): SalesInput {
  const { days, status, bearer, products, clashReason, ...when } = values as SeveralValues;
  const [startTime, stopTime] = days ?? [neverDay, neverDay];
  return { startTime, stopTime, ...toWhen(when), status, bearer, clashReason, products: products.map(itemOf) };
}

/** Sale of each product, to be held against those that are on. */
export const draftsOf = (values: object): ClashDraft[] => {
  const { products } = values as SeveralValues;
  const { startTime, stopTime, timeId, time, products: items } = toInput(values);
  return items.map(({ productId, title, attrValue }, at) => ({
    productId,
    title: title ?? products[at]?.name ?? '',
    startTime,
    stopTime,
    timeId,
    time,
    attrValue: attrValue.map(({ suk, price }) => ({ suk, price })),
  }));
};
