import { type Trade, type TradeType, nextNumber } from '../ledger.ts';
import type { Platform } from '../platform.ts';
import { refuse } from '../refusal.ts';
import { again, beijing, closeTrade as close, findTrade } from '../trades.ts';
import type { CheckedMessage } from './check-message.ts';
import type { V2Fields } from './message.ts';

const NUMBER = /^[0-9A-Za-z_\-|*]{6,32}$/;
const TYPES: readonly TradeType[] = ['NATIVE', 'JSAPI', 'MWEB'];
/** A payment is closed five minutes after it was begun at the earliest. */
const CLOSES_AFTER_MS = 300_000;

/** 20261129180000, in Beijing. */
const compact = (at: Date): string => beijing(at).slice(0, 19).replaceAll(/\D/g, '');

function momentIn(text: string): Date {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === undefined) refuse(400, 'PARAM_ERROR', 'time_expire格式错误');
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`);
}

function required(fields: V2Fields, name: string, longest: number): string {
  const value = fields[name] ?? '';
  if (value === '') refuse(400, 'LACK_PARAMS', `缺少参数${name}`);
  if (Buffer.byteLength(value) > longest) refuse(400, 'PARAM_ERROR', `${name}参数长度有误`);
  return value;
}

const lead = ({ tradeType, prepayId }: Trade): V2Fields => {
  const common = { trade_type: tradeType, prepay_id: prepayId };
  if (tradeType === 'NATIVE') return { ...common, code_url: `weixin://wxpay/bizpayurl?pr=${prepayId.slice(-8)}` };
  if (tradeType !== 'MWEB') return common;
  return { ...common, mweb_url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${prepayId}` };
};

function begun({ merchant, fans, books, now }: Platform, { fields, signType }: CheckedMessage): Trade {
  const [appid, outTradeNo] = [required(fields, 'appid', 32), required(fields, 'out_trade_no', 32)];
  const tradeType = TYPES.find((type) => type === fields['trade_type']) ?? refuse(400, 'PARAM_ERROR', 'trade_type参数有误');
  const [total, openid] = [required(fields, 'total_fee', 10), fields['openid']];
  if (!merchant.appIds.includes(appid)) refuse(400, 'APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配');
  if (!NUMBER.test(outTradeNo)) refuse(400, 'PARAM_ERROR', 'out_trade_no参数有误');
  if (!/^[1-9]\d*$/.test(total)) refuse(400, 'PARAM_ERROR', 'total_fee参数有误');
  if (tradeType === 'JSAPI' && fans.get(openid ?? '') !== appid) refuse(400, 'PARAM_ERROR', 'appid和openid不匹配');
  if (tradeType === 'NATIVE') required(fields, 'product_id', 32);
  required(fields, 'spbill_create_ip', 64);
  const { nonce_str: _nonce, sign: _sign, ...terms } = fields;
  const expires = fields['time_expire'] === undefined ? undefined : momentIn(fields['time_expire']);
  return {
    merchant,
    signType,
    appid,
    outTradeNo,
    terms: JSON.stringify(terms),
    tradeType,
    description: required(fields, 'body', 128),
    attach: fields['attach'] ?? '',
    total: Number(total),
    openid,
    notifyUrl: required(fields, 'notify_url', 256),
    begun: now(),
    expires,
    prepayId: nextNumber(books, 'wx', now()),
    state: 'NOTPAY',
    transactionId: undefined,
    payerTotal: 0,
    paid: undefined,
  };
}

/** Begins a payment, or answers the one of the same number and the same terms. */
export function beginTrade(platform: Platform, message: CheckedMessage): V2Fields {
  const trade = begun(platform, message);
  const former = platform.books.trades.get(trade.outTradeNo);
  if (former) {
    again(former, trade.terms);
    return lead(former);
  }
  platform.books.trades.set(trade.outTradeNo, trade);
  return lead(trade);
}

export function tradeOf(
  { books, merchant }: Platform,
  { transaction_id: transactionId, out_trade_no: outTradeNo = '' }: V2Fields,
): Trade {
  if (transactionId === undefined) return findTrade(books, merchant, outTradeNo);
  const found = [...books.trades.values()].find((trade) => trade.transactionId === transactionId);
  return found ?? refuse(404, 'ORDER_NOT_EXIST', '订单不存在');
}

/** Fields of a payment that somebody made. */
export const paidFields = (trade: Trade): V2Fields => ({
  openid: trade.openid ?? 'oScanned_0001',
  is_subscribe: 'N',
  trade_type: trade.tradeType,
  bank_type: 'OTHERS',
  total_fee: String(trade.total),
  fee_type: 'CNY',
  cash_fee: String(trade.payerTotal),
  ...(trade.payerTotal < trade.total && {
    coupon_fee: String(trade.total - trade.payerTotal),
    coupon_count: '1',
    coupon_id_0: '900001',
    coupon_fee_0: String(trade.total - trade.payerTotal),
  }),
  transaction_id: trade.transactionId ?? '',
  out_trade_no: trade.outTradeNo,
  attach: trade.attach,
  time_end: trade.paid ? compact(trade.paid) : '',
});

export function shownTrade(platform: Platform, fields: V2Fields): V2Fields {
  const trade = tradeOf(platform, fields);
  const said = { appid: trade.appid, trade_state: trade.state };
  return trade.paid ? { ...said, ...paidFields(trade) } : { ...said, out_trade_no: trade.outTradeNo };
}

export function closeTrade(platform: Platform, fields: V2Fields): V2Fields {
  const trade = tradeOf(platform, fields);
  const isEarly = platform.now().getTime() - trade.begun.getTime() < CLOSES_AFTER_MS;
  if (trade.state === 'NOTPAY' && isEarly) refuse(400, 'PARAM_ERROR', '订单生成后不能马上调用关单接口，最短调用时间间隔为5分钟');
  if (trade.state === 'CLOSED') refuse(400, 'ORDER_CLOSED', '订单已关闭');
  close(trade);
  return {};
}
