import { z } from 'zod';
import { calls, get } from '../call.ts';
import { amount, count, id, moment, words } from '../wire.ts';

/** Means that a buyer can pay with. */
export const BuyerAccount = z.object({
  balance: amount,
  /** Points that count by now. */
  points: count,
  /** Coupons that can be used now, those that end first before the others; at most 100. */
  coupons: z.array(
    z.object({
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
    }),
  ),
});

export const openBuyerCalls = calls('customer', '/open/buyer', {
  account: get('/account', {
    permission: 'storefront',
    about: 'Balance, points and usable coupons of a buyer. Somebody who never bought has none.',
    query: z.object({ account: words(64, '请提供客户账号') }),
    returns: BuyerAccount,
  }),
});
