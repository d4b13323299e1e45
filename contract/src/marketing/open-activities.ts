import { z } from 'zod';
import { amount, count, id, millis, moment } from '../wire.ts';
import { killStates } from './slots.ts';

/** SKU of an activity, as buyers see it. */
const OpenActivitySku = z.object({
  skuId: id,
  sku: z.string(),
  image: z.string(),
  /** Price in the activity, and without it. */
  price: amount,
  originalPrice: amount,
  /** Pieces that can still be bought: what is left of the quota, and in stock. */
  stock: count,
});

const OpenActivity = z.object({
  /** The `activityId` to place an order with. */
  id,
  productId: id,
  title: z.string(),
  info: z.string(),
  image: z.string(),
  unitName: z.string(),
  skus: z.array(OpenActivitySku),
});

export const OpenFlashSale = OpenActivity.extend({
  /** Orders that one customer may place in a day. */
  limit: count,
});
export type OpenFlashSale = z.output<typeof OpenFlashSale>;

/** Hours of one day in which flash sales run. */
export const OpenSlot = z.object({
  id,
  name: z.string(),
  images: z.array(z.string()),
  startTime: moment,
  stopTime: moment,
  /** 2 runs, 1 is to come. */
  state: killStates.schema(),
  /** Moment that a countdown runs to: the end of a slot that runs, the beginning of one to come. */
  countdownTo: millis,
  /** The products that it sells first, in the order of the shop; where it sells more, all of it is asked for by page. */
  items: z.array(OpenFlashSale),
  hasMore: z.boolean(),
});
export type OpenSlot = z.output<typeof OpenSlot>;

/** A group-buy that customers can join now. */
export const OpenGroupBuy = OpenActivity.extend({
  stopTime: moment,
  /** People who buy together, and the hours they have for it. */
  people: count,
  effectiveTime: count,
  /** Pieces of one customer in all, and at once. */
  num: count,
  onceNum: count,
});
export type OpenGroupBuy = z.output<typeof OpenGroupBuy>;
