import { z } from 'zod';
import { choices } from '../choices.ts';
import { dateLimit } from '../date-limit.ts';
import { searchText } from '../search-text.ts';
import { INT_MAX, amount, integer, moment, momentOrNone } from '../wire.ts';

/** Documents that money is paid out for. */
export const cashPaymentKinds = choices({
  settlement: [1, '结算'],
  refund: [2, '退款'],
  share: [4, '运营商分成'],
  other: [9, '其他'],
});

export const cashPaymentStates = choices({
  review: [0, '待审批', 'waits'],
  due: [1, '待付款', 'waits'],
  paid: [2, '已付款', 'done'],
  rejected: [3, '未通过', 'rest'],
});

/** Money that the shop pays out by hand; `account` is masked. */
export const CashPayment = z.object({
  id: z.int(),
  paymentNo: z.string(),
  bizType: cashPaymentKinds.schema(),
  bizNo: z.string(),
  merId: z.int(),
  /** Name of the shop; empty for the own shop. */
  merName: z.string(),
  payee: z.string(),
  bank: z.string(),
  account: z.string(),
  amount,
  reason: z.string(),
  status: cashPaymentStates.schema(),
  applicant: z.string(),
  /** The person who looks applied for it. */
  isOwn: z.boolean(),
  auditor: z.string(),
  auditTime: momentOrNone,
  auditRemark: z.string(),
  payer: z.string(),
  paidAt: momentOrNone,
  /** Number of the payment at the bank. */
  payoutNo: z.string(),
  vouchers: z.array(z.string()),
  createTime: moment,
  updateTime: moment,
});
export type CashPayment = z.output<typeof CashPayment>;

export const CashPaymentFilter = z.object({
  keywords: searchText(64).optional(),
  bizType: cashPaymentKinds.schema('付款类型不正确').optional(),
  status: cashPaymentStates.schema('付款状态不正确').optional(),
  dateLimit: dateLimit.optional(),
  id: integer(1, INT_MAX, '付款单编号不正确').optional(),
});
export type CashPaymentFilter = z.output<typeof CashPaymentFilter>;
