import { z } from 'zod';
import { choices } from '../choices.ts';
import { HeldCoupon } from '../coupons/held-coupons.ts';
import { Customer } from '../customers/customer-record.ts';
import { sum } from '../orders/amounts.ts';
import { viaKey } from '../customers/via-key.ts';
import { count, id, moment, momentOrNone } from '../wire.ts';

/** Kinds of sign-in rewards; numbers of the wire. */
export const signInRewards = choices({ points: [1, '积分'], experience: [2, '经验'] });

/** Fields of orders that this shop has no use for. */
const unused = {
  isMerCheck: z.int(),
  combinationId: z.int(),
  pinkId: z.int(),
  seckillId: z.int(),
  bargainId: z.int(),
  bargainUserId: z.int(),
  isChannel: z.int(),
  isRemind: z.boolean(),
  cost: sum,
};

/** A paid order as the wire keeps it. */
export const ProfileOrder = z.object({
  id,
  /** The order number. */
  orderId: z.string(),
  uid: z.int(),
  realName: z.string(),
  userPhone: z.string(),
  userAddress: z.string(),
  freightPrice: sum,
  totalNum: count,
  totalPrice: sum,
  totalPostage: sum,
  payPrice: sum,
  payPostage: sum,
  deductionPrice: sum,
  couponId: z.int(),
  couponPrice: sum,
  paid: z.boolean(),
  payTime: momentOrNone,
  payType: z.string(),
  createTime: moment,
  status: z.int(),
  refundStatus: z.int(),
  /** Situation of the order by key and in the words of the wire; ours. */
  statusStr: z.object({ key: z.string(), value: z.string() }).optional(),
  /** Its goods stay until the team of its group-buy is whole; ours. */
  isTeamWaiting: z.boolean().optional(),
  /** First product of the order, and how many lines it has; ours. */
  goods: z.string().optional(),
  kinds: count.optional(),
  refundReasonWapImg: z.string().nullable(),
  refundReasonWapExplain: z.string().nullable(),
  refundReasonTime: momentOrNone,
  refundReasonWap: z.string().nullable(),
  refundReason: z.string().nullable(),
  refundPrice: sum,
  deliveryName: z.string().nullable(),
  deliveryType: z.string().nullable(),
  deliveryId: z.string().nullable(),
  deliveryCode: z.string().nullable(),
  gainIntegral: z.int(),
  useIntegral: z.int(),
  backIntegral: z.int(),
  mark: z.string().nullable(),
  isDel: z.boolean(),
  remark: z.string().nullable(),
  merId: z.int(),
  verifyCode: z.string().default(''),
  storeId: z.int(),
  shippingType: z.int(),
  clerkId: z.int(),
  isSystemDel: z.boolean(),
  updateTime: moment,
  type: z.int(),
  proTotalPrice: sum,
  beforePayPrice: sum,
  isAlterPrice: z.boolean(),
  outTradeNo: z.string().nullable(),
  ...unused,
});
export type ProfileOrder = z.output<typeof ProfileOrder>;

export const SignIn = z.object({
  id: z.int(),
  uid: z.int(),
  title: z.string(),
  number: z.int(),
  /** Figure after the movement. */
  balance: z.int(),
  type: z.int(),
  /** Midnight of the day. */
  createDay: moment,
  createTime: moment,
});
export type SignIn = z.output<typeof SignIn>;

export const CustomerCoupon = HeldCoupon.pick({
  id: true,
  couponId: true,
  cid: true,
  uid: true,
  name: true,
  money: true,
  minPrice: true,
  type: true,
  status: true,
  createTime: true,
  updateTime: true,
  startTime: true,
  endTime: true,
  useTime: true,
  useType: true,
  primaryKey: true,
});
export type CustomerCoupon = z.output<typeof CustomerCoupon>;

/** A movement of a balance. The wire calls its time of creation `add_time`. */
export const CustomerBill = z.object({
  id: z.int(),
  uid: z.int(),
  linkId: z.string(),
  /** 1 came in, 0 left. */
  pm: z.int(),
  title: z.string(),
  category: z.string(),
  type: z.string(),
  /** Null with what was left, and without a remark, where an order was paid or paid back: for those who may not see its amounts. */
  number: sum,
  balance: sum,
  mark: z.string(),
  status: z.int(),
  updateTime: moment,
  add_time: moment,
  ...viaKey,
});
export type CustomerBill = z.output<typeof CustomerBill>;

/** Referrer of the customer, and the referrer of that one. */
export const Upline = Customer.extend({ levelName: z.string().nullable() });
export type Upline = z.output<typeof Upline>;
