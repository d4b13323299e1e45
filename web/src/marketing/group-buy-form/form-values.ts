import type { Input } from '#contract/call.ts';
import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import type { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { startOfDay } from '#contract/moment.ts';
import { type ActivityValues, startOf as startOfAny, toInput as toAnyInput, valuesOf } from '../activity-form/form-values.ts';

export type GroupBuyEdit = Input<typeof groupBuyCalls.update>;

/** Form values of a group-buy. */
export interface GroupBuyValues extends ActivityValues {
  people: number | null;
  effectiveTime: number | null;
  onceNum: number | null;
  virtualRation: number | null;
}

export const startOf = (product: ProductInfo): GroupBuyValues => ({
  ...startOfAny(product),
  people: 2,
  effectiveTime: 24,
  onceNum: 1,
  virtualRation: 0,
});

/** Days of a period whose end is the last moment of its last day. */
const daysOf = ({ startTime, stopTime }: ActivityInfo): GroupBuyValues['days'] =>
  startTime && stopTime && [startOfDay(startTime), startOfDay(stopTime)];

export const toFormValues = (info: ActivityInfo): GroupBuyValues => ({
  ...valuesOf(info, { status: info.isShow ?? false, days: daysOf(info) }),
  people: info.people,
  effectiveTime: info.effectiveTime,
  onceNum: info.onceNum,
  virtualRation: info.virtualRation,
});

/** Form values of a group-buy. */
export function toInput(values: object): GroupBuyEdit {
  const { status: isShow, people, effectiveTime, onceNum, virtualRation, ...own } = toAnyInput(values as GroupBuyValues);
  return {
    ...own,
    isShow,
    people: people ?? 0,
    effectiveTime: effectiveTime ?? 0,
    onceNum: onceNum ?? 0,
    virtualRation: virtualRation ?? 0,
  };
}
