import type { Fen } from '#contract/fen.ts';
import type { Activity } from './rules.ts';
import type { SlotHours } from '#contract/marketing/slots.ts';

/** SKU of an activity that somebody wants to buy; undefined where the activity does not sell it. */
export interface Sale {
  activity: Activity;
  sku: { skuId: number; price: Fen; quota: number; image: string } | undefined;
  slot: (SlotHours & { isDel: boolean }) | undefined;
  /** Participation of the buyer in a bargain. */
  participation: Participated | undefined;
}

interface Participated {
  id: number;
  bargainId: number;
  skuId: number;
  bargainPriceMin: Fen;
  status: number;
}

/** Purchase that somebody asks of an activity. */
export interface Purchase {
  quantity: number;
  participationId?: number | undefined;
}

/** Orders of one buyer from one activity that were not cancelled, and the pieces in them. */
export interface PurchaseCount {
  orders: number;
  pieces: number;
}

/** Rules by which a kind sells. Each throws the first refusal of the wire. */
export interface Selling {
  /** The activity can be bought from now, so many pieces. */
  open(sale: Sale, purchase: Purchase, now: Date): void;
  /** Price of a piece where it is not that of the SKU. */
  priceOf?(sale: Sale): Fen | undefined;
  /** Participations that can be bought, whose orders these are. */
  checkOnce?(again: { unpaid: number; orders: number }): void;
  /** Older orders of a buyer do not count; without it all of them do. */
  countsSince?(now: Date): Date;
  /** The buyer may have so many more. */
  checkPurchaseLimit(activity: Activity, bought: PurchaseCount, quantity: number): void;
}
