import { z } from 'zod';
import { choices } from '../choices.ts';
import { Disbursement } from '../payments/disbursements.ts';
import { viaKey } from '../customers/via-key.ts';
import { count, exactMoneyUpTo, flag, id, integer, moment, ORDER_TOTAL_MAX, orderMoney, words } from '../wire.ts';
import { sum } from './amounts.ts';
import { orderNo } from './placing.ts';

export const refundRecordStates = choices({
  paying: ['paying', '退款中', 'trouble'],
  done: ['done', '已退款', 'rest'],
  failed: ['failed', '退款失败', 'trouble'],
});

export const Refund = z.object({
  id,
  refundNo: z.string(),
  amount: sum,
  reason: z.string(),
  state: refundRecordStates.schema(),
  restock: z.boolean(),
  /** The return case whose goods it is for, which takes them into stock itself. */
  caseId: id.nullish(),
  /** People pay it and confirm that they did, for no provider does. */
  byHand: z.boolean(),
  /** Administrator who agreed. */
  actor: z.string(),
  ...viaKey,
  /** Reason the payment provider did not pay, in its words; hidden with the amounts, which they may name. */
  failure: z.string().nullable(),
  createTime: moment,
  doneTime: moment.nullable(),
  /** The goods it is for; none when only an amount was named. */
  lines: z.array(z.object({ lineId: id, productName: z.string(), sku: z.string(), quantity: count })),
  /** Parts of its amount by line of the order: of goods, and of freight; hidden with the amounts. */
  parts: z.array(z.object({ lineId: id, amount: sum, postage: sum })).optional(),
  /** How far its money is; none of what goes back to the balance, and hidden with the amounts. */
  disbursement: Disbursement.optional(),
});

export const refundAmount = exactMoneyUpTo(ORDER_TOTAL_MAX, '退款金额不能少于0.00');

/** A refund as staff decide it. */
export const RefundTerms = z.object({
  orderNo,
  amount: orderMoney,
  requestKey: words(64, '缺少请求标识，请刷新页面后重试'),
  reason: words(255, '请填写退款原因'),
  /** The goods it is for; left out, the refund is of an amount only. */
  lines: z
    .array(z.object({ lineId: id, quantity: integer(1, 999_999, '退款数量应在 1 到 999999 之间') }))
    .max(100, '一次最多退 100 种商品')
    .optional(),
  /** Put these goods back on stock, or all once everything is refunded; left out: yes when they were never sent. */
  restock: flag.optional(),
});
export type RefundTerms = z.output<typeof RefundTerms>;
