import type { Input } from '#contract/call.ts';
import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import { yuanOfFen } from '#contract/fen.ts';
import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import type { bargainCalls } from '#contract/marketing/bargains.ts';
import {
  type ActivityValues,
  type SkuRow,
  startOf as startOfAny,
  toInput as toAnyInput,
  valuesOf,
} from '../activity-form/form-values.ts';

export type BargainEdit = Input<typeof bargainCalls.update>;

/** Form values of a bargain. */
export interface BargainValues extends ActivityValues {
  storeName: string;
  giveIntegral: number;
  peopleNum: number;
  bargainNum: number;
}

/** Cuts that a new bargain takes, and how often somebody may help others with it. */
const NEW = { peopleNum: 2, bargainNum: 2 };

const onlyFirst = (skus: SkuRow[]): SkuRow[] => {
  const first = skus.find(({ isChosen }) => isChosen);
  return skus.map((row) => ({ ...row, isChosen: row === first }));
};

export function startOf(product: ProductInfo): BargainValues {
  const values = startOfAny(product);
  const { storeName, giveIntegral } = product;
  return { ...values, ...NEW, storeName, giveIntegral, skus: onlyFirst(values.skus) };
}

export function toFormValues(info: ActivityInfo): BargainValues {
  const days = info.startTime && info.stopTime && ([info.startTime, info.stopTime] as const);
  return {
    ...valuesOf(info, { status: info.status === 1, days }),
    storeName: info.storeName ?? '',
    giveIntegral: info.giveIntegral,
    peopleNum: info.peopleNum ?? NEW.peopleNum,
    bargainNum: info.bargainNum ?? NEW.bargainNum,
  };
}

/** Form values of a bargain. */
export function toInput(values: object): BargainEdit {
  const { skus } = values as BargainValues;
  const chosen = skus.find(({ isChosen }) => isChosen);
  const { attrValue, ...own } = toAnyInput(values as BargainValues);
  return { ...own, attrValue: attrValue.map((sku) => ({ ...sku, minPrice: chosen?.minPrice ?? 0 })) };
}

/** Problem of the prices of the chosen SKU, when it takes so many cuts. */
export function priceProblem([chosen]: readonly SkuRow[], cuts: number): string | undefined {
  if (!chosen || chosen.price === null) return undefined;
  if (chosen.minPrice === null || chosen.minPrice === undefined) return '请填写砍价最低价！';
  const least = chosen.minPrice + cuts;
  return chosen.price < least ? `砍价起始金额不能小于${yuanOfFen(least)}！` : undefined;
}
