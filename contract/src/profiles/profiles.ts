import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { Customer, CustomerRow } from '../customers/customer-record.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { PointsRecord } from '../customers/points.ts';
import { CustomerAddress } from '../delivery/customer-addresses.ts';
import { sum } from '../orders/amounts.ts';
import { amount, count, momentOrNone, neededId, page, paged } from '../wire.ts';
import { CustomerBill, CustomerCoupon, ProfileOrder, SignIn, Upline } from './profile-records.ts';

/** Details of a customer beside the record; numbers of the wire, and one of ours: addresses. */
export const profileTabs = choices({
  orders: [0, '订单'],
  points: [1, '积分明细'],
  signIns: [2, '签到记录'],
  coupons: [3, '持有优惠券'],
  balance: [4, '余额变动'],
  upline: [5, '好友关系'],
  addresses: [6, '收货地址'],
});

const of = <N extends number, R extends z.ZodType>(type: N, row: R) => page(row).extend({ type: z.literal(type) });

/** A page of one of the tabs; `type` says of which. */
const Rows = z.discriminatedUnion('type', [
  of(profileTabs.orders, ProfileOrder),
  of(profileTabs.points, PointsRecord),
  of(profileTabs.signIns, SignIn),
  of(profileTabs.coupons, CustomerCoupon),
  of(profileTabs.balance, CustomerBill),
  of(profileTabs.upline, Upline),
  of(profileTabs.addresses, CustomerAddress),
]);

export const profileCalls = calls('customer', '/admin/user', {
  topDetail: get('/topdetail', {
    permission: 'admin:user:topdetail',
    about: 'Orders that were paid and neither deleted by the customer nor refunded; `moth` is this month.',
    query: z.object({ userId: neededId('userId') }),
    returns: z.object({
      user: Customer,
      balance: amount,
      integralCount: z.int(),
      allOrderCount: z.int(),
      mothOrderCount: z.int(),
      allConsumeCount: sum,
      mothConsumeCount: sum,
    }),
    refuses: [customerRefusals.NOT_FOUND],
  }),
  overview: get('/overview', {
    permission: 'admin:user:topdetail',
    about:
      'What staff noted of a customer, who brought them, into whom they were merged, and what they paid in each of the last twelve months.',
    query: z.object({ userId: neededId('userId') }),
    returns: z.object({
      customer: CustomerRow,
      lastPayTime: momentOrNone,
      paidOrders: count,
      /** Orders of which money went back, all of it or a part. */
      refundedOrders: count,
      /** The oldest first; what went back is not in `spent`. */
      months: z.array(z.object({ month: z.string(), orders: count, spent: sum })),
    }),
    refuses: [customerRefusals.NOT_FOUND],
  }),
  infoByCondition: get('/infobycondition', {
    permission: 'admin:user:infobycondition',
    about:
      'One of the tabs of a customer: 0 orders, 1 points, 2 sign-ins, 3 coupons, 4 balance, 5 who brought them, 6 addresses.',
    query: paged({ userId: neededId('userId'), type: profileTabs.schema('请选择正确的明细类型') }),
    returns: Rows,
    echoes: ['type'],
    refuses: [customerRefusals.NOT_FOUND],
  }),
});
