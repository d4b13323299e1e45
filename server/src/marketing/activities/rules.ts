import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import { DAY } from '#contract/durations.ts';
import type { Fen } from '#contract/fen.ts';
import { no } from '#contract/marketing/activities.ts';
import type { Hours } from '../slots/rules.ts';
import type { activity } from './tables.ts';

export type Activity = typeof activity.$inferSelect;

interface Wanted {
  suk: string;
  price: Fen;
  quota?: number | null | undefined;
}

export interface WantedSku {
  skuId: number;
  price: Fen;
  quota: number;
}

/** SKUs of a form by the product's own; quotas within what is in stock. */
export function skusOf(wanted: readonly Wanted[], { attrValue }: Pick<ProductInfo, 'attrValue'>): WantedSku[] {
  if (wanted.length === 0) throw no.NO_SKUS();
  return wanted.map(({ suk, price, quota }) => {
    const found = attrValue.find((each) => each.suk === suk);
    if (!found) throw no.OTHER_SKU({ suk });
    if (!quota) throw no.NO_QUOTA();
    if (quota > found.stock) throw no.QUOTA_OVER_STOCK({ suk, stock: found.stock });
    return { skuId: found.id, price, quota };
  });
}

/** Days of a period, both included. */
export function periodOf({ startTime, stopTime }: { startTime: Date; stopTime: Date }, now: Date) {
  const end = new Date(stopTime.getTime() + DAY);
  if (stopTime < startTime) throw no.WRONG_PERIOD();
  if (end <= now) throw no.PERIOD_OVER();
  return { startTime, stopTime: end };
}

/** The last day of a period that ends at a midnight. */
export const lastDayOf = (stopTime: Date): Date => new Date(stopTime.getTime() - DAY);

/** SKU of an activity that somebody wants to buy; undefined where the activity does not sell it. */
export interface Sale {
  activity: Activity;
  sku: { price: Fen; quota: number } | undefined;
  slot: (Hours & { isDel: boolean }) | undefined;
}

/** Orders of one buyer from one activity that were not cancelled, and the pieces in them. */
export interface Bought {
  orders: number;
  pieces: number;
}

/** Rules by which a kind sells. Each throws the first refusal of the wire. */
export interface Selling {
  /** The activity can be bought from now, so many pieces. */
  open(sale: Sale, quantity: number, now: Date): void;
  /** Older orders of a buyer do not count; without it all of them do. */
  countsSince?(now: Date): Date;
  /** The buyer may have so many more. */
  checkTurn(activity: Activity, bought: Bought, quantity: number): void;
}
