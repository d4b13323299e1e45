import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { couponRefusals } from '../coupons/coupon-refusals.ts';
import { OwnCoupon, ownStates } from '../coupons/own-coupons.ts';
import { Buyer, buyerAccount } from '../customers/buyer.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { amount, count, id, moment, page, paged } from '../wire.ts';

/** A coupon on offer. */
export const OpenCoupon = z.object({
  id,
  name: z.string(),
  money: amount,
  /** Threshold: the least that the goods it is good for have to cost; 0 is none. */
  minPrice: amount,
  /** 1 is good for all goods, 2 for the products in `keys`, 3 for the categories. */
  useType: z.int(),
  keys: z.array(id),
  /** Number of coupons left; null where nobody counts. */
  left: count.nullable(),
  /** The end of claiming; null where there is none. */
  receiveEndTime: moment.nullable(),
  /** Days that it is good for once claimed, or the time in which it is good for everybody. */
  day: z.int().nullable(),
  useStartTime: moment.nullable(),
  useEndTime: moment.nullable(),
  /** The buyer that was named has claimed it. */
  isHeld: z.boolean(),
});
export type OpenCoupon = z.output<typeof OpenCoupon>;

/** Coupons for buyers, signed like every open call. */
export const openCouponCalls = calls('coupon_user', '/open/coupon', {
  claimable: get('/list', {
    permission: 'storefront',
    about: 'Coupons that can be claimed now, all or those good for a product. Those of the buyer are marked.',
    query: paged({ productId: id.optional(), account: buyerAccount.optional() }),
    returns: page(OpenCoupon),
  }),
  claim: post('/claim', {
    permission: 'storefront',
    about: 'Claims a coupon of the list for a buyer, who becomes a customer by it. Nobody gets the same one twice.',
    body: Buyer.extend({ id }),
    returns: OwnCoupon,
    refuses: [
      customerRefusals.DISABLED,
      couponRefusals.INFO_NOT_FOUND,
      couponRefusals.CLAIM_NOT_OPEN,
      couponRefusals.CLAIM_OVER,
      couponRefusals.SOLD_OUT,
      couponRefusals.HELD_ALREADY,
    ],
  }),
  own: get('/mine', {
    permission: 'storefront',
    about: 'Coupons of a buyer, the newest first. Somebody who is no customer has none.',
    query: paged({ account: buyerAccount, state: z.enum(ownStates, '优惠券状态不正确').optional() }),
    returns: page(OwnCoupon),
  }),
});
