import { newNonce } from '../crypt.ts';
import type { PlatformRefund, Trade } from '../ledger.ts';
import { type V2Fields, sealMessage, signMessage, writeMessage } from './message.ts';
import { noticedRefund } from './refunds.ts';
import { paidFields } from './trades.ts';

/** Notice of a payment; what is said besides takes part in its sign. */
export function paidNotice(trade: Trade, more: V2Fields = {}): V2Fields {
  const names = { appid: trade.appid, mch_id: trade.merchant.mchid, nonce_str: newNonce() };
  const said = { return_code: 'SUCCESS', result_code: 'SUCCESS', ...names, ...paidFields(trade), ...more };
  return { ...said, sign: signMessage(said, trade.merchant.apiKey, trade.signType ?? 'MD5') };
}

/** Notice of a refund, which nobody signs; `more` is said in the part that is sealed. */
export const refundNotice = (refund: PlatformRefund, more: V2Fields = {}): V2Fields => ({
  return_code: 'SUCCESS',
  appid: refund.trade.appid,
  mch_id: refund.trade.merchant.mchid,
  nonce_str: newNonce(),
  req_info: sealMessage({ ...noticedRefund(refund), ...more }, refund.trade.merchant.apiKey),
});

export type V2Forgery = 'sum' | 'sign' | 'unsigned' | 'truncated';

/** Text of a notice as it is sent, or spoilt in one way. */
export function noticeText(fields: V2Fields, forgery?: V2Forgery): string {
  const { sign = '', ...said } = fields;
  if (forgery === 'unsigned') return writeMessage(said);
  if (forgery === 'sum') return writeMessage({ ...fields, total_fee: '1' });
  if (forgery === 'sign') return writeMessage({ ...fields, sign: `${sign.startsWith('A') ? 'B' : 'A'}${sign.slice(1)}` });
  const text = writeMessage(fields);
  return forgery === 'truncated' ? text.slice(0, text.length / 2) : text;
}
