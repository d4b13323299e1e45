import { z } from 'zod';
import { calls, get } from '../call.ts';
import { couponRefusals } from '../coupons/coupon-refusals.ts';
import { waysToCoupons } from '../coupons/held-coupons.ts';
import { keptIn } from '../kept-in.ts';
import { labelsOf } from '../labels.ts';
import { sum } from '../orders/amounts.ts';
import { count, id, moment, page, paged } from '../wire.ts';

/** How one coupon came to people, and what they made of it. Amounts are null for those who may not see them. */
export const CouponResult = z.object({
  held: count,
  /** Coupons by the way to them; ways that nobody came by are left out. */
  ways: z.array(z.object({ way: waysToCoupons.schema(), count })),
  used: count,
  /** Orders that were paid, and pieces in them. */
  orders: count,
  pieces: count,
  paid: sum,
  refunded: sum,
  net: sum,
  discount: sum,
});
export type CouponResult = z.output<typeof CouponResult>;

/** A paid order with the coupon. */
export const CouponOrder = z.object({
  id,
  orderNo: z.string(),
  payTime: moment,
  realName: z.string(),
  paid: sum,
  refunded: sum,
  discount: sum,
});
export type CouponOrder = z.output<typeof CouponOrder>;

const permission = 'admin:coupon:user:list';
const refuses = [couponRefusals.NOT_FOUND] as const;

export const couponResultCalls = calls('coupon_result', '/admin/marketing/coupon/result', {
  info: get('/info/{id}', {
    permission,
    about: 'How many have a coupon, by which way, how many used it, and what the orders with it came to.',
    params: z.object({ id }),
    returns: CouponResult,
    refuses,
  }),
  orders: get('/orders', {
    permission,
    about: 'Paid orders with a coupon, the latest payment first.',
    query: paged({ id }),
    returns: page(CouponOrder),
    refuses,
  }),
});

for (const table of ['coupon_user', 'order']) keptIn(table, 'coupon_result');

labelsOf('coupon_result', {
  id: 'ID',
  held: '共发出',
  used: '已使用',
  orders: '成交订单',
  pieces: '成交件数',
  orderNo: '订单号',
  payTime: '付款时间',
  realName: '收货人',
  paid: '实付',
  refunded: '退款',
  net: '净收入',
  discount: '优惠',
});
