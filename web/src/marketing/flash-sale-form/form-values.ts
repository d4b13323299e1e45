import type { Input } from '#contract/call.ts';
import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { readMoment } from '#contract/moment.ts';
import { isFieldServed } from '#web/ui/wire/index.ts';
import { type ActivityValues, startOf as startOfAny, toInput as toAnyInput, valuesOf } from '../activity-form/form-values.ts';

export type FlashSaleEdit = Input<typeof flashSaleCalls.update>;

/** Hours of a sale in its form: its own, or a slot of the shop. */
export interface When {
  isOwn: boolean;
  time: { startTime: number; endTime: number } | null;
  timeId: number | null;
}

/** Fields of the call for them; other servers know slots alone. */
export const toWhen = ({ isOwn, time, timeId }: When): Pick<FlashSaleEdit, 'timeId' | 'time'> =>
  isOwn ? { timeId: 0, time } : { timeId: timeId ?? 0 };

/** Form values of a flash sale. */
export interface FlashSaleValues extends ActivityValues, When {}

/** A new sale begins with hours of its own where the server knows them, unless it was opened from a slot. */
export const startOf = (product: ProductInfo, timeId: number | null): FlashSaleValues => ({
  ...startOfAny(product),
  isOwn: timeId === null && isFieldServed(flashSaleCalls.save, 'time'),
  time: null,
  timeId,
});

export function toFormValues(info: ActivityInfo): FlashSaleValues {
  const days = [readMoment(info.startTimeStr ?? ''), readMoment(info.stopTimeStr ?? '')] as const;
  const { time = null } = info;
  return {
    ...valuesOf(info, { status: info.status === 1, days }),
    isOwn: time !== null,
    time,
    timeId: time ? null : info.timeId,
  };
}

/** Form values of a flash sale. */
export function toInput(values: object): FlashSaleEdit {
  const { isOwn, time, timeId, ...own } = toAnyInput(values as FlashSaleValues);
  return { ...own, ...toWhen({ isOwn, time, timeId }) };
}
