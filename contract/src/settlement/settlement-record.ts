import { z } from 'zod';
import { choices } from '../choices.ts';
import { amount, count, hundredths, moment } from '../wire.ts';

export const settlementStates = choices({
  open: [0, '待确认', 'waits'],
  confirmed: [1, '已确认', 'underway'],
  paid: [2, '已付款', 'done'],
  void: [3, '已作废', 'rest'],
});

/** States of the objection of a shop to a bill. */
export const objectionStates = choices({
  none: [0, '无', 'rest'],
  objected: [1, '待答复', 'trouble'],
  answered: [2, '已答复', 'done'],
});

export const lineKinds = choices({
  order: [1, '订单'],
  refund: [2, '结算后退款'],
  adjustment: [3, '调整'],
  carried: [4, '上期结转'],
});

const sums = {
  orderCount: count,
  /** Sum that was paid for the lines of the shop, freight included. */
  orderAmount: amount,
  freightAmount: amount,
  /** Discounts that the platform bears, which the shop gets back, less what refunds took back of them. */
  platformAmount: amount,
  refundAmount: amount,
  commissionAmount: amount,
  carriedAmount: amount,
  payableAmount: amount,
};

export const Settlement = z.object({
  id: z.int(),
  settlementNo: z.string(),
  shopId: z.int(),
  shopName: z.string(),
  /** "2026-11-01" */
  periodStart: z.string(),
  periodEnd: z.string(),
  ...sums,
  /** Rate of the shop when the bill was made; each line tells its own. */
  commissionRate: hundredths,
  adjustAmount: amount,
  status: settlementStates.schema(),
  /** A job still adds lines to it. */
  isAtWork: z.boolean(),
  objectionState: objectionStates.schema(),
  /** Number of the payment that was applied for; blank before, and after it was rejected. */
  paymentNo: z.string(),
  /** Reason for which the last payment was rejected. */
  paymentRemark: z.string(),
  /** Number of the bill that took over what the shop owed by this one. */
  carriedTo: z.string(),
  createTime: moment,
  confirmTime: moment.nullable(),
  payTime: moment.nullable(),
});
export type Settlement = z.output<typeof Settlement>;

export const SettlementInfo = Settlement.extend({
  objection: z.string(),
  objectedBy: z.string(),
  objectTime: moment.nullable(),
  answer: z.string(),
  answeredBy: z.string(),
  answerTime: moment.nullable(),
  confirmedBy: z.string(),
  voidReason: z.string(),
});
export type SettlementInfo = z.output<typeof SettlementInfo>;

export const SettlementLine = z.object({
  id: z.int(),
  kind: lineKinds.schema(),
  /** Order that it is about, or the bill whose debt it carries; blank of an adjustment. */
  orderNo: z.string(),
  receivedTime: moment.nullable(),
  payPrice: amount,
  freight: amount,
  /** Discount that the platform bears and the shop gets back, less what refunds took back of it. */
  platform: amount,
  refundPrice: amount,
  commissionRate: hundredths,
  commission: amount,
  net: amount,
  reason: z.string(),
  adminName: z.string(),
  createTime: moment,
});
export type SettlementLine = z.output<typeof SettlementLine>;

export const ProposedBill = z.object({
  shopId: z.int(),
  shopName: z.string(),
  commissionRate: hundredths,
  ...sums,
});
export type ProposedBill = z.output<typeof ProposedBill>;
