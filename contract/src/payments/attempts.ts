import { z } from 'zod';
import { choices } from '../choices.ts';
import { refusals } from '../refusal.ts';
import { amount, moment, text } from '../wire.ts';
import { payChannels } from '../services/pay-channels.ts';

/** Things that customers pay through a provider. */
export const attemptKinds = choices({ order: '订单', recharge: '充值' });
export type AttemptKind = (typeof attemptKinds.values)[number];

export const attemptStates = choices({
  waiting: ['waiting', '正在发起', 'underway'],
  unknown: ['unknown', '结果未知', 'trouble'],
  open: ['open', '等待付款', 'waits'],
  paid: ['paid', '已付款', 'done'],
  closed: ['closed', '已关闭', 'rest'],
  failed: ['failed', '未能发起', 'trouble'],
});
export type AttemptState = (typeof attemptStates.values)[number];

/** Reasons for which money that came moved nothing here. */
export const differenceReasons = choices({
  unknown: '商户单号不是本系统的',
  amount: '金额与应付不符',
  appId: '应用与发起时不符',
  merchant: '商户号与发起时不符',
  twice: '同一单号又收到一笔',
});
export type DifferenceReason = (typeof differenceReasons.values)[number];

export const attemptRefusals = refusals('payment_attempt', {
  NOT_CONNECTED: { says: () => '该支付方式没有接通支付渠道，请选择其他方式，或请管理员配置' },
  NO_OPENID: { says: () => '缺少付款人的 openid' },
  COSTS_NOTHING: { says: () => '无需付款' },
  PAID: { says: () => '已经付款' },
  OVER: { says: () => '已取消或已过付款时间，请重新下单' },
  UNDER_WAY: { says: () => '用户可能正在付款，支付渠道还没有答复，请稍后再试' },
  NOT_BEGUN: { says: () => '还没有发起过付款' },
  TOLD_BY_PROVIDER: { says: () => '已接通支付渠道，收款由渠道确认，只能上报余额支付和线下支付' },
});

/** Way of paying that a storefront chose, and who pays. */
export const PaymentTerms = z.object({
  channel: payChannels.schema('支付渠道不存在!'),
  /** Buyer at the app id of the channel, which `jsapi` and `routine` need; that of the customer without it. */
  openid: text(128).optional(),
  payerIp: text(45).optional(),
});

/** Payment through a provider, and what leads its buyer there while it waits for the money. */
export const PaymentAttempt = z.object({
  number: z.string(),
  channel: payChannels.schema(),
  state: attemptStates.schema(),
  amount,
  /** Only sent when true: begun in the channel of a demonstration, where no money moves. */
  isDemo: z.literal(true).optional(),
  expiry: moment,
  /** Address to be shown as a QR code. */
  codeUrl: z.string().nullable(),
  /** Parameters that a page hands to the provider's script. */
  parameters: z.record(z.string(), z.string()).nullable(),
  /** Address to go to. */
  url: z.string().nullable(),
  /** Reason of the state, in the provider's or our own words. */
  why: z.string().nullable(),
});
