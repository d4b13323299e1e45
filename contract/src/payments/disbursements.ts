import { z } from 'zod';
import { choices } from '../choices.ts';
import { moment } from '../wire.ts';

/** Purposes for which money leaves the shop. */
export const disbursementKinds = choices({
  orderRefund: ['order_refund', '订单退款'],
  rechargeRefund: ['recharge_refund', '充值退款'],
  withdrawal: ['withdrawal', '佣金提现'],
  orderSurplus: ['order_surplus', '订单重复付款退回'],
  rechargeSurplus: ['recharge_surplus', '充值重复付款退回'],
  cashPayment: ['cash_payment', '出纳付款'],
});
export type DisbursementKind = (typeof disbursementKinds.values)[number];

export const disbursementStates = choices({
  waiting: ['waiting', '等待办理', 'underway'],
  processing: ['processing', '支付渠道处理中', 'underway'],
  unknown: ['unknown', '结果未知', 'trouble'],
  abnormal: ['abnormal', '退款异常，待到商户平台处理', 'trouble'],
  byHand: ['byHand', '等待线下退还', 'waits'],
  done: ['done', '已到账', 'done'],
  failed: ['failed', '未成功', 'trouble'],
  closed: ['closed', '已被支付渠道关闭', 'trouble'],
});
export type DisbursementState = (typeof disbursementStates.values)[number];

/** How far money is that goes out, without its amount. */
export const Disbursement = z.object({
  state: disbursementStates.schema(),
  /** Time from which it was to leave. */
  createTime: moment,
  /** Number of times that the provider was asked. */
  asks: z.int(),
  /** Time of the next question; null while people pay it, and once it is over. */
  nextAskTime: moment.nullable(),
  providerNo: z.string().nullable(),
  /** Reason of the state, in the provider's or our own words. */
  why: z.string().nullable(),
  /** The latest questions and their answers, the latest first. */
  log: z.array(z.object({ at: moment, act: z.enum(['refund', 'query']), answer: z.string(), detail: z.string() })),
});
