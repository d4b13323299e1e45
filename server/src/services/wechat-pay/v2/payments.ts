import type { PayChannel } from '#contract/services/pay-channels.ts';
import { wechatPayV2Callbacks } from '#contract/services/wechat-pay-callbacks.ts';
import { callbackAddress } from '../../callback-reach/callback-address.ts';
import type { CloseAnswer, PaymentAnswer, PrepayAnswer, WechatPayment } from '../common/answers.ts';
import { fenText } from '../common/digits.ts';
import { consequenceOf, isClosed, isMissing, ownFailure } from '../common/error-table.ts';
import { compactMoment, compactMomentIn, stampOf } from '../common/moments.ts';
import { newNonce } from '../common/nonce.ts';
import { type PaymentNumber, isCurrency, isOurApp } from '../common/payment-checks.ts';
import { unpaidState } from '../common/payment-states.ts';
import { type WechatPayOrder, cut } from '../common/protocol.ts';
import { type V2Line, ask } from './ask.ts';
import { payParameters } from './pay-parameters.ts';
import type { MessageFields } from './sign.ts';

/** Money of a signed message; undefined where it lacks what paid ones have. Its time is that of Beijing. */
export function paymentIn(fields: MessageFields): WechatPayment | undefined {
  const {
    transaction_id: transactionId = '',
    out_trade_no: outTradeNo = '',
    appid: appId = '',
    mch_id: merchantNo = '',
  } = fields;
  const [total, paidAt] = [fenText(fields.total_fee ?? ''), compactMomentIn(fields.time_end ?? '')];
  if (total === undefined || !paidAt || transactionId === '' || outTradeNo === '') return undefined;
  return {
    transactionId,
    outTradeNo,
    appId,
    merchantNo,
    total,
    payerTotal: fenText(fields.cash_fee ?? '') ?? total,
    currency: fields.fee_type || 'CNY',
    openid: fields.openid ?? '',
    tradeType: fields.trade_type ?? '',
    paidAt,
  };
}

const TYPES = { native: 'NATIVE', jsapi: 'JSAPI', routine: 'JSAPI', h5: 'MWEB' } as const satisfies Record<PayChannel, string>;
const BODY_MAX = 127;

const appOf = ({ merchant }: V2Line): string => merchant.appIds[0] ?? '';

/** Fields that only some ways of paying have. */
function fieldsOfChannel({ channel, outTradeNo, openid = '' }: WechatPayOrder): MessageFields {
  if (channel === 'native') return { product_id: outTradeNo };
  if (channel === 'h5') return { scene_info: JSON.stringify({ h5_info: { type: 'Wap' } }) };
  return { openid };
}

function prepayOf({ parts, merchant }: V2Line, channel: PayChannel, fields: MessageFields): PrepayAnswer {
  const { code_url: codeUrl, mweb_url: url, prepay_id: prepayId } = fields;
  if (channel === 'native' && codeUrl) return { state: 'created', prepay: { kind: 'code', codeUrl } };
  if (channel === 'h5' && url) return { state: 'created', prepay: { kind: 'link', url } };
  if (TYPES[channel] !== 'JSAPI' || !prepayId) return ownFailure('BROKEN');
  const stamp = { timestamp: stampOf(parts.clock.now()), nonce: newNonce() };
  const parameters = payParameters({ appId: merchant.appIdOf(channel), prepayId, ...stamp }, merchant.apiKey, merchant.signType);
  return { state: 'created', prepay: { kind: 'page', parameters } };
}

export async function createPayment(line: V2Line, order: WechatPayOrder): Promise<PrepayAnswer> {
  const { merchant } = line;
  const appid = merchant.appIdOf(order.channel);
  if (appid === '') return ownFailure('NO_APP_ID');
  const fields = {
    appid,
    device_info: 'WEB',
    body: cut(order.description, BODY_MAX),
    out_trade_no: order.outTradeNo,
    fee_type: 'CNY',
    total_fee: `${order.total}`,
    spbill_create_ip: order.clientIp,
    time_expire: compactMoment(order.expiresAt),
    notify_url: callbackAddress(merchant.notifyBase, wechatPayV2Callbacks.formerlyPaid),
    trade_type: TYPES[order.channel],
    ...fieldsOfChannel(order),
  };
  const reply = await ask(line, { path: 'pay/unifiedorder', fields });
  if (reply.state === 'answered') return prepayOf(line, order.channel, reply.fields);
  if (reply.state !== 'refused') return reply;
  return consequenceOf({ code: reply.code, status: 200 }) === 'done' ? { state: 'paid' } : reply.failure;
}

function answerOf(fields: MessageFields, merchant: V2Line['merchant']): PaymentAnswer {
  const { trade_state: state = '' } = fields;
  const unpaid = unpaidState(state);
  if (unpaid) return { state: unpaid };
  const payment = paymentIn(fields);
  if (!payment || !['SUCCESS', 'REFUND'].includes(state)) return ownFailure('BROKEN');
  if (!isOurApp(payment.appId, merchant) || !isCurrency(payment)) return ownFailure('MISMATCH');
  return { state: 'paid', payment, isRefunded: state === 'REFUND' };
}

export async function queryPayment(line: V2Line, number: PaymentNumber): Promise<PaymentAnswer> {
  const [name, value] = 'outTradeNo' in number ? ['out_trade_no', number.outTradeNo] : ['transaction_id', number.transactionId];
  const reply = await ask(line, { path: 'pay/orderquery', fields: { appid: appOf(line), [name ?? '']: value ?? '' } });
  if (reply.state === 'refused') return isMissing(reply.code) ? { state: 'notFound' } : reply.failure;
  if (reply.state !== 'answered') return reply;
  return reply.fields[name ?? ''] === value ? answerOf(reply.fields, line.merchant) : ownFailure('MISMATCH');
}

export async function closePayment(line: V2Line, outTradeNo: string): Promise<CloseAnswer> {
  const fields = { appid: appOf(line), out_trade_no: outTradeNo };
  const reply = await ask(line, { path: 'pay/closeorder', fields });
  if (reply.state === 'answered') return { state: 'closed' };
  if (reply.state !== 'refused') return reply;
  if (isMissing(reply.code)) return { state: 'notFound' };
  if (isClosed(reply.code)) return { state: 'closed' };
  return consequenceOf({ code: reply.code, status: 200 }) === 'done' ? { state: 'paid' } : reply.failure;
}
