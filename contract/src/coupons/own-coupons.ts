import { z } from 'zod';
import { amount, id, moment } from '../wire.ts';

/** States of a coupon as its customer sees them: to be used now, used, over, not yet begun. */
export const ownStates = ['usable', 'used', 'overdue', 'notStart'] as const;
export type OwnState = (typeof ownStates)[number];

/** A coupon in the hands of a buyer. */
export const BuyerCoupon = z.object({
  /** The `couponId` to place an order with. */
  couponId: id,
  name: z.string(),
  money: amount,
  /** Threshold: the least that the goods it is good for have to cost. */
  minPrice: amount,
  /** 1 is good for all goods, 2 for the products in `keys`, 3 for the categories. */
  useType: z.int(),
  keys: z.array(id),
  startTime: moment,
  endTime: moment,
});

export const OwnCoupon = BuyerCoupon.extend({
  /** The coupon that it was made from. */
  id,
  state: z.enum(ownStates),
  createTime: moment,
  useTime: moment.nullable(),
  /** The order that it was spent on. */
  orderNo: z.string().nullable(),
});
export type OwnCoupon = z.output<typeof OwnCoupon>;
