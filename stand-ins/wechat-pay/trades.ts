import { type JsonFields, objectIn, textIn } from './json.ts';
import { type Books, type Trade, type TradeType, move, nextNumber } from './ledger.ts';
import type { Merchant } from './keys.ts';
import { refuse } from './refusal.ts';

const PREPAY_MS = 7_200_000;
const NUMBER = /^[0-9A-Za-z_\-|*]{6,32}$/;

function required(of: JsonFields, name: string, longest: number): string {
  const value = textIn(of[name]) ?? refuse(400, 'PARAM_ERROR', `参数 ${name} 必填`);
  if (value === '' || value.length > longest) refuse(400, 'PARAM_ERROR', `参数 ${name} 长度应为 1 到 ${longest}`);
  return value;
}

function moneyIn(of: JsonFields, name: string): number {
  const value = of[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1)
    refuse(400, 'PARAM_ERROR', `参数 amount.${name} 应为正整数`);
  return Number(value);
}

function addressIn(of: JsonFields): string {
  const url = required(of, 'notify_url', 255);
  if (!URL.canParse(url) || new URL(url).search !== '') refuse(400, 'PARAM_ERROR', 'notify_url 不能携带参数');
  return url;
}

function expiryIn(of: JsonFields, now: Date): Date | undefined {
  const text = textIn(of['time_expire']);
  if (text === undefined) return undefined;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(text)) refuse(400, 'PARAM_ERROR', 'time_expire 格式不正确');
  const at = new Date(text);
  if (at <= now) refuse(400, 'PARAM_ERROR', 'time_expire 早于当前时间');
  return at;
}

const typeOf: Readonly<Record<string, TradeType>> = { native: 'NATIVE', jsapi: 'JSAPI', h5: 'MWEB' };

/** Answer of a request to begin a payment: what leads the buyer to it. */
const lead = ({ tradeType, prepayId }: Trade): JsonFields => {
  if (tradeType === 'NATIVE') return { code_url: `weixin://wxpay/bizpayurl?pr=${prepayId.slice(-8)}` };
  if (tradeType === 'MWEB') return { h5_url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${prepayId}` };
  return { prepay_id: prepayId };
};

interface Beginning {
  merchant: Merchant;
  kind: string;
  body: JsonFields;
  now: Date;
  /** App id of each openid. */
  fans: ReadonlyMap<string, string>;
}

/** Begins a payment, or answers the one of the same number and the same terms. */
export function beginTrade(books: Books, { merchant, kind, body, now, fans }: Beginning): JsonFields {
  const tradeType = typeOf[kind] ?? refuse(404, 'PARAM_ERROR', '没有这种支付方式');
  if (textIn(body['mchid']) !== merchant.mchid) refuse(400, 'PARAM_ERROR', '参数 mchid 与签名的商户号不一致');
  const appid = required(body, 'appid', 32);
  if (!merchant.appIds.includes(appid)) refuse(400, 'APPID_MCHID_NOT_MATCH', 'appid 和 mch_id 不匹配');
  const outTradeNo = required(body, 'out_trade_no', 32);
  if (!NUMBER.test(outTradeNo)) refuse(400, 'PARAM_ERROR', '参数 out_trade_no 格式不正确');
  const amount = objectIn(body['amount']);
  if ((textIn(amount['currency']) ?? 'CNY') !== 'CNY') refuse(400, 'PARAM_ERROR', '参数 amount.currency 只支持 CNY');
  const openid = textIn(objectIn(body['payer'])['openid']);
  if (tradeType === 'JSAPI' && (openid === undefined || fans.get(openid) !== appid))
    refuse(400, 'PARAM_ERROR', 'appid 和 openid 不匹配');
  if (tradeType === 'MWEB' && textIn(objectIn(body['scene_info'])['payer_client_ip']) === undefined)
    refuse(400, 'PARAM_ERROR', '参数 scene_info.payer_client_ip 必填');
  const terms = JSON.stringify([kind, body]);
  const former = books.trades.get(outTradeNo);
  if (former) return again(former, terms);
  const begun: Trade = {
    merchant,
    signType: undefined,
    appid,
    outTradeNo,
    terms,
    tradeType,
    description: required(body, 'description', 127),
    attach: textIn(body['attach']) ?? '',
    total: moneyIn(amount, 'total'),
    openid,
    notifyUrl: addressIn(body),
    begun: now,
    expires: expiryIn(body, now),
    prepayId: nextNumber(books, 'wx', now),
    state: 'NOTPAY',
    transactionId: undefined,
    payerTotal: 0,
    paid: undefined,
  };
  books.trades.set(outTradeNo, begun);
  return lead(begun);
}

/** The payment of a number that is used already, on the same terms. */
export function again(former: Trade, terms: string): JsonFields {
  if (former.state === 'CLOSED') refuse(400, 'ORDER_CLOSED', '订单已关闭');
  if (former.state !== 'NOTPAY') refuse(400, 'ORDERPAID', '该订单已支付');
  if (former.terms !== terms) refuse(400, 'INVALID_REQUEST', '请求重入时，参数与首次请求时不一致');
  return lead(former);
}

export function findTrade(books: Books, merchant: Merchant, outTradeNo: string): Trade {
  const found = books.trades.get(outTradeNo);
  if (!found || found.merchant !== merchant) return refuse(404, 'ORDER_NOT_EXIST', '订单不存在');
  return found;
}

export function closeTrade(trade: Trade): void {
  if (trade.state === 'SUCCESS' || trade.state === 'REFUND') refuse(400, 'ORDERPAID', '该订单已支付');
  trade.state = 'CLOSED';
}

/** Openid of a buyer who scanned a code. */
const SCANNED = 'oScanned_0001';

const STATES: Readonly<Record<Trade['state'], string>> = {
  NOTPAY: '订单未支付',
  SUCCESS: '支付成功',
  REFUND: '转入退款',
  CLOSED: '订单已关闭',
};

/** 2026-11-29T18:00:00+08:00 */
export const beijing = (at: Date): string => `${new Date(at.getTime() + 28_800_000).toISOString().slice(0, 19)}+08:00`;

/** Payment as queries and notices show it; one that nobody paid has little but its state. */
export function shownTrade({ merchant, appid, state, ...trade }: Trade): JsonFields {
  const named = { appid, mchid: merchant.mchid, out_trade_no: trade.outTradeNo };
  if (!trade.paid) return { ...named, trade_state: state, trade_state_desc: STATES[state] };
  return {
    ...named,
    transaction_id: trade.transactionId,
    trade_type: trade.tradeType,
    trade_state: state,
    trade_state_desc: STATES[state],
    bank_type: 'OTHERS',
    attach: trade.attach,
    success_time: beijing(trade.paid),
    payer: { openid: trade.openid ?? SCANNED },
    amount: { total: trade.total, payer_total: trade.payerTotal, currency: 'CNY', payer_currency: 'CNY' },
  };
}

/** The buyer pays; a coupon of the platform may pay a part of it. */
export function payTrade(books: Books, trade: Trade, { now, coupon = 0 }: { now: Date; coupon?: number }): void {
  const isOver =
    now.getTime() > Math.min(trade.begun.getTime() + PREPAY_MS, trade.expires?.getTime() ?? Number.POSITIVE_INFINITY);
  if (trade.state !== 'NOTPAY' || isOver) throw new Error(`nobody can pay ${trade.outTradeNo} any more`);
  trade.state = 'SUCCESS';
  trade.transactionId = nextNumber(books, '42', now);
  trade.payerTotal = trade.total - coupon;
  trade.paid = now;
  move(books, trade.merchant.mchid, trade.total);
}
