import { labelOf } from '#contract/choices.ts';
import { noSale } from '#contract/marketing/activities.ts';
import { saleStates } from '#contract/marketing/flash-sales.ts';
import { killStates } from '#contract/marketing/slots.ts';
import type { activity } from '../activities/tables.ts';
import { type Hours, slotStateOf } from '../slots/rules.ts';

export type Activity = typeof activity.$inferSelect;
type Period = Pick<Activity, 'startTime' | 'stopTime' | 'status'>;

/** State of a flash sale now, one of `saleStates`: by its dates, and within them by its slot. */
export function saleStateOf({ startTime, stopTime, status }: Period, slot: Hours | undefined, now: Date): number {
  if (!status) return saleStates.off;
  if (now >= stopTime) return saleStates.over;
  const isRunning = startTime <= now && slot !== undefined && slotStateOf(slot, now) === killStates.running;
  return isRunning ? saleStates.running : saleStates.waiting;
}

export const saleStateName = (state: number): string => labelOf(saleStates, state) ?? '';

export interface Sale {
  activity: Activity;
  /** Undefined where the activity does not sell this SKU. */
  sku: { price: number; quota: number } | undefined;
  slot: (Hours & { isDel: boolean }) | undefined;
}

export type OpenSale = Sale & { sku: NonNullable<Sale['sku']> };

/** A sale that can be bought from now, or the first refusal of the wire. */
export function openSale(sale: Sale | undefined, quantity: number, now: Date): OpenSale {
  if (!sale || sale.activity.isDel) throw noSale.GONE();
  const { activity, sku, slot } = sale;
  if (!activity.status) throw noSale.OFF();
  if (!sku) throw noSale.NO_SKU();
  if (sku.quota < quantity) throw noSale.SOLD_OUT();
  if (!slot || slot.isDel) throw noSale.SLOT_GONE();
  if (saleStateOf(activity, slot, now) !== saleStates.running) throw noSale.NOT_NOW();
  return { activity, sku, slot };
}

/** Orders of today by one buyer of a flash sale: `unpaid` wait for payment, `all` count against the limit. */
export function checkTurn({ num }: Pick<Activity, 'num'>, today: { unpaid: number; all: number }): void {
  if (today.unpaid > 0) throw noSale.UNPAID();
  if (today.all >= num) throw noSale.LIMIT();
}
