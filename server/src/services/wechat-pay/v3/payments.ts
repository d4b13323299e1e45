import { wechatPayCallbacks } from '#contract/services/wechat-pay-callbacks.ts';
import type { PayChannel } from '#contract/services/pay-channels.ts';
import { z } from 'zod';
import { callbackAddress } from '../../callback-reach/callback-address.ts';
import type { CloseAnswer, PaymentAnswer, PrepayAnswer, WechatPayment } from '../common/answers.ts';
import { consequenceOf, isClosed, isMissing, ownFailure } from '../common/error-table.ts';
import { momentIn, rfc3339, stampOf } from '../common/moments.ts';
import { newNonce } from '../common/nonce.ts';
import { type PaymentNumber, isAbout, isCurrency, strangerIn } from '../common/payment-checks.ts';
import { unpaidState } from '../common/payment-states.ts';
import { type WechatPayOrder, cut } from '../common/protocol.ts';
import { type V3Line, ask } from './ask.ts';
import { payParameters } from './pay-parameters.ts';

const text = z.string().catch('');
/** Payment as answers and notices have it; until it is paid, there is nothing but its numbers and state. */
export const Transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: text,
  trade_type: text,
  success_time: text,
  payer: z.object({ openid: text }).optional(),
  amount: z.object({ total: z.int(), payer_total: z.int().optional(), currency: text }).optional(),
});

/** Money of a transaction; undefined where it lacks what paid ones have. */
function paymentOf(transaction: z.infer<typeof Transaction>): WechatPayment | undefined {
  const { amount, payer, success_time, transaction_id: transactionId } = transaction;
  const paidAt = momentIn(success_time);
  if (!amount || !paidAt || transactionId === '') return undefined;
  return {
    transactionId,
    outTradeNo: transaction.out_trade_no,
    appId: transaction.appid,
    merchantNo: transaction.mchid,
    total: amount.total,
    payerTotal: amount.payer_total ?? amount.total,
    currency: amount.currency,
    openid: payer?.openid ?? '',
    tradeType: transaction.trade_type,
    paidAt,
  };
}

export function paymentAnswerOf(transaction: z.infer<typeof Transaction>): PaymentAnswer {
  const { trade_state: state } = transaction;
  const unpaid = unpaidState(state);
  if (unpaid) return { state: unpaid };
  const payment = paymentOf(transaction);
  if (!payment || !['SUCCESS', 'REFUND'].includes(state)) return ownFailure('BROKEN');
  return isCurrency(payment) ? { state: 'paid', payment, isRefunded: state === 'REFUND' } : ownFailure('MISMATCH');
}

const PATHS = { native: 'native', jsapi: 'jsapi', routine: 'jsapi', h5: 'h5' } as const satisfies Record<PayChannel, string>;
const DESCRIPTION_MAX = 127;

function bodyOf({ account: { merchant } }: V3Line, order: WechatPayOrder): object {
  return {
    appid: merchant.appIdOf(order.channel),
    mchid: merchant.merchantNo,
    description: cut(order.description, DESCRIPTION_MAX),
    out_trade_no: order.outTradeNo,
    time_expire: rfc3339(order.expiresAt),
    notify_url: callbackAddress(merchant.notifyBase, wechatPayCallbacks.paid),
    amount: { total: order.total, currency: 'CNY' },
    ...(order.openid !== undefined && PATHS[order.channel] === 'jsapi' && { payer: { openid: order.openid } }),
    ...(order.channel === 'h5' && { scene_info: { payer_client_ip: order.clientIp, h5_info: { type: 'Wap' } } }),
  };
}

const Created = z.object({ code_url: z.string().optional(), h5_url: z.string().optional(), prepay_id: z.string().optional() });

function prepayOf({ parts, account }: V3Line, channel: PayChannel, value: unknown): PrepayAnswer {
  const { code_url: codeUrl, h5_url: url, prepay_id: prepayId } = Created.safeParse(value).data ?? {};
  if (channel === 'native' && codeUrl) return { state: 'created', prepay: { kind: 'code', codeUrl } };
  if (channel === 'h5' && url) return { state: 'created', prepay: { kind: 'link', url } };
  if (PATHS[channel] !== 'jsapi' || !prepayId) return ownFailure('BROKEN');
  const stamp = { timestamp: stampOf(parts.clock.now()), nonce: newNonce() };
  const prepayment = { appId: account.merchant.appIdOf(channel), prepayId, ...stamp };
  return { state: 'created', prepay: { kind: 'page', parameters: payParameters(prepayment, account.privateKey) } };
}

const pathOf = ({ account }: V3Line, path: string): string => `${account.merchant.base}/v3/pay/transactions/${path}`;

export async function createPayment(line: V3Line, order: WechatPayOrder): Promise<PrepayAnswer> {
  if (line.account.merchant.appIdOf(order.channel) === '') return ownFailure('NO_APP_ID');
  const reply = await ask(line, { method: 'POST', url: pathOf(line, PATHS[order.channel]), body: bodyOf(line, order) });
  if (reply.state === 'answered') return prepayOf(line, order.channel, reply.value);
  if (reply.state !== 'refused') return reply;
  return consequenceOf({ code: reply.code, status: 0 }) === 'done' ? { state: 'paid' } : reply.failure;
}

export async function queryPayment(line: V3Line, number: PaymentNumber): Promise<PaymentAnswer> {
  const { merchant, merchantNo } = line.account;
  const path = 'outTradeNo' in number ? `out-trade-no/${encodeURIComponent(number.outTradeNo)}` : `id/${number.transactionId}`;
  const reply = await ask(line, { method: 'GET', url: pathOf(line, `${path}?mchid=${merchantNo}`) });
  if (reply.state === 'refused') return isMissing(reply.code) ? { state: 'notFound' } : reply.failure;
  if (reply.state !== 'answered') return reply;
  const transaction = Transaction.safeParse(reply.value).data;
  if (!transaction) return ownFailure('BROKEN');
  const names = { outTradeNo: transaction.out_trade_no, transactionId: transaction.transaction_id };
  const isOurs = strangerIn({ merchantNo: transaction.mchid, appId: transaction.appid }, merchant) === undefined;
  return isAbout(names, number) && isOurs ? paymentAnswerOf(transaction) : ownFailure('MISMATCH');
}

export async function closePayment(line: V3Line, outTradeNo: string): Promise<CloseAnswer> {
  const url = pathOf(line, `out-trade-no/${encodeURIComponent(outTradeNo)}/close`);
  const reply = await ask(line, { method: 'POST', url, body: { mchid: line.account.merchantNo } });
  if (reply.state === 'answered') return { state: 'closed' };
  if (reply.state !== 'refused') return reply;
  if (isMissing(reply.code)) return { state: 'notFound' };
  if (isClosed(reply.code)) return { state: 'closed' };
  return consequenceOf({ code: reply.code, status: 0 }) === 'done' ? { state: 'paid' } : reply.failure;
}
