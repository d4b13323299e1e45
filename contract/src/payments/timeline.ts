import { z } from 'zod';
import { choices } from '../choices.ts';
import { moment, amount } from '../wire.ts';
import { payChannels } from '../services/pay-channels.ts';

/** Purposes of money that moves through a provider, or that people paid out. */
export const movementKinds = choices({
  payment: '收款',
  refund: '退款',
  surplus: '重复付款退回',
  withdrawal: '提现打款',
  cashPayment: '出纳付款',
});

/** States of money on its way in or out. */
export const movementStates = choices({
  waiting: ['waiting', '等待办理', 'underway'],
  open: ['open', '等待付款', 'waits'],
  processing: ['processing', '支付渠道处理中', 'underway'],
  unknown: ['unknown', '结果未知', 'trouble'],
  abnormal: ['abnormal', '退款异常，待到商户平台处理', 'trouble'],
  byHand: ['byHand', '等待线下退还', 'waits'],
  paid: ['paid', '已付款', 'done'],
  done: ['done', '已到账', 'done'],
  closed: ['closed', '已关闭', 'rest'],
  failed: ['failed', '未成功', 'trouble'],
});

/** Things that happened to money, in the order in which they did. */
export const moneySteps = choices({
  begin: '发起',
  create: '向渠道下单',
  query: '向渠道查询',
  close: '请渠道关闭',
  refund: '向渠道申请退款',
  notice: '收到渠道通知',
  settle: '人工登记',
  difference: '收款差异',
});

/** Answers of providers, and outcomes of notices. */
export const moneyAnswers = choices({
  open: '等待付款',
  paid: '已付款',
  processing: '处理中',
  done: '已到账',
  abnormal: '退款异常',
  closed: '已关闭',
  failed: '不受理',
  unknown: '没有确定的答复',
  notAsked: '渠道没有这个单号',
  byHand: '转为线下退还',
});

export const MoneyMovement = z.object({
  kind: movementKinds.schema(),
  /** Our number, which is the provider's key as well. */
  number: z.string(),
  /** The provider's number, or that of the transfer by which people paid. */
  providerNo: z.string().nullable(),
  channel: payChannels.schema().nullable(),
  /** Null for those who may not see amounts, as is the reason. */
  amount: amount.nullable(),
  state: movementStates.schema(),
  /** Only sent when true: goes through the channel of a demonstration, where no money moves. */
  isDemo: z.literal(true).optional(),
  why: z.string().nullable(),
  asks: z.int(),
  createTime: moment,
  /** Time of the next question; null where nobody asks any more. */
  nextAskTime: moment.nullable(),
});
export type MoneyMovement = z.output<typeof MoneyMovement>;

export const MoneyStep = z.object({
  at: moment,
  /** Number of the movement that it belongs to. */
  number: z.string(),
  step: moneySteps.schema(),
  answer: moneyAnswers.schema().nullable(),
  /** Reason or number that came with it; blank for those who may not see amounts, which it may name. */
  detail: z.string(),
});
export type MoneyStep = z.output<typeof MoneyStep>;

/** Money of a record: what moved, the latest first, and each question and answer, the latest first and 200 at most. */
export const MoneyTimeline = z.object({ movements: z.array(MoneyMovement), steps: z.array(MoneyStep) });
export type MoneyTimeline = z.output<typeof MoneyTimeline>;
