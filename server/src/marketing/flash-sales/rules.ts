import { labelOf } from '#contract/choices.ts';
import { HOUR } from '#contract/durations.ts';
import { activityKinds, activitySaleRefusals } from '#contract/marketing/activities.ts';
import { flashSalePurchaseRefusals } from '#contract/marketing/flash-sale-refusals.ts';
import { slotStateOf } from '#contract/marketing/sessions.ts';
import { activityStates } from '#contract/coupons/campaign-state.ts';
import { type SlotHours, killStates } from '#contract/marketing/slots.ts';
import { startOfDay } from '#contract/moment.ts';
import type { Activity } from '../activities/rules.ts';
import type { Selling } from '../activities/selling.ts';

type SalePeriod = Pick<Activity, 'startTime' | 'stopTime' | 'status'>;

/** State of a flash sale on the wire, one of `activityStates`: by its dates, and within them by its slot; screens show `campaignStateOf`. */
export function saleStateOf({ startTime, stopTime, status }: SalePeriod, slot: SlotHours | undefined, now: Date): number {
  if (!status) return activityStates.off;
  if (now >= stopTime) return activityStates.over;
  const isRunning = startTime <= now && slot !== undefined && slotStateOf(slot, now) === killStates.running;
  return isRunning ? activityStates.running : activityStates.waiting;
}

export const saleStateName = (state: number): string => labelOf(activityStates, state) ?? '';

interface Turn<S> {
  slot: S;
  /** Midnight that its day begins with. */
  day: Date;
  startTime: Date;
  stopTime: Date;
  state: typeof killStates.waiting | typeof killStates.running;
  countdownTo: Date;
}

const later = (day: Date, hours: number) => new Date(day.getTime() + hours * HOUR);

/** Hours of these slots today and tomorrow, in the order of time, without those that are over. */
export const turnsOf = <S extends Pick<SlotHours, 'startTime' | 'endTime'>>(slots: readonly S[], now: Date): Turn<S>[] =>
  [startOfDay(now), startOfDay(now, 1)].flatMap((day) =>
    slots.flatMap((slot) => {
      const [startTime, stopTime] = [later(day, slot.startTime), later(day, slot.endTime)];
      if (stopTime <= now) return [];
      const runs = startTime <= now;
      const state = runs ? killStates.running : killStates.waiting;
      return [{ slot, day, startTime, stopTime, state, countdownTo: runs ? stopTime : startTime }];
    }),
  );

const kind = activityKinds.flashSale;

/** Purchase from a flash sale: within its hours, and so many times a day. */
export const flashSelling: Selling = {
  open({ activity, sku, slot }, { quantity }, now) {
    if (activity.isDel) throw flashSalePurchaseRefusals.GONE();
    if (!activity.status) throw flashSalePurchaseRefusals.OFF();
    if (!sku) throw activitySaleRefusals.NO_SKU({ kind });
    if (sku.quota < quantity) throw activitySaleRefusals.SOLD_OUT({ kind });
    if (!slot || slot.isDel) throw flashSalePurchaseRefusals.SLOT_GONE();
    if (saleStateOf(activity, slot, now) !== activityStates.running) throw activitySaleRefusals.NOT_NOW({ kind });
  },
  countsSince: startOfDay,
  checkPurchaseLimit({ num }, { orders }) {
    if (orders >= num) throw flashSalePurchaseRefusals.LIMIT();
  },
};
