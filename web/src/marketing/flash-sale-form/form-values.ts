import type { Input } from '#contract/call.ts';
import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import type { ActivityInfo } from '#contract/marketing/activities.ts';
import type { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { readMoment } from '#contract/moment.ts';
import { type ActivityValues, startOf as startOfAny, toInput as toAnyInput, valuesOf } from '../activity-form/form-values.ts';

export type FlashSaleEdit = Input<typeof flashSaleCalls.update>;

/** Form values of a flash sale. */
export interface FlashSaleValues extends ActivityValues {
  timeId: number | null;
}

export const startOf = (product: ProductInfo, timeId: number | null): FlashSaleValues => ({ ...startOfAny(product), timeId });

export function toFormValues(info: ActivityInfo): FlashSaleValues {
  const days = [readMoment(info.startTimeStr ?? ''), readMoment(info.stopTimeStr ?? '')] as const;
  return { ...valuesOf(info, { status: info.status === 1, days }), timeId: info.timeId };
}

/** Form values of a flash sale. */
export function toInput(values: object): FlashSaleEdit {
  const { timeId, ...own } = toAnyInput(values as FlashSaleValues);
  return { ...own, timeId: timeId ?? 0 };
}
