import { z } from 'zod';
import { calls, get } from '../call.ts';
import { buyerAccount } from '../customers/buyer.ts';
import { BuyerCoupon } from '../coupons/own-coupons.ts';
import { amount, count } from '../wire.ts';

/** Means that a buyer can pay with. */
export const BuyerAccount = z.object({
  balance: amount,
  /** Points that count by now. */
  points: count,
  /** Coupons that can be used now, those that end first before the others; at most 100. */
  coupons: z.array(BuyerCoupon),
});

export const openBuyerCalls = calls('customer', '/open/buyer', {
  account: get('/account', {
    permission: 'storefront',
    about: 'Balance, points and usable coupons of a buyer. Somebody who never bought has none.',
    query: z.object({ account: buyerAccount }),
    returns: BuyerAccount,
  }),
});
