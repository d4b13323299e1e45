import type { Merchant } from '../keys.ts';
import type { SignType } from '../ledger.ts';
import { type V2Fields, readMessage, signMessage } from './message.ts';

/** Refusal of the whole message, which is not signed: the other side does not know yet who asks. */
export class MessageRefusal extends Error {}

const refuse = (message: string): never => {
  throw new MessageRefusal(message);
};

export interface CheckedMessage {
  fields: V2Fields;
  signType: SignType;
}

const typeOf = (name: string): SignType => (name === 'HMAC-SHA256' ? name : 'MD5');

/** Message of the merchant, whose sign is over all that it says. */
export function checkMessage(body: Buffer, merchant: Merchant): CheckedMessage {
  const fields = readMessage(body.toString()) ?? refuse('XML格式错误');
  const { mch_id: mchid, nonce_str: nonce = '', sign, sign_type: named = 'MD5' } = fields;
  if (mchid !== merchant.mchid) refuse('mch_id参数格式错误');
  if (nonce === '' || nonce.length > 32) refuse('缺少参数nonce_str');
  if (!['MD5', 'HMAC-SHA256'].includes(named)) refuse('签名类型错误');
  const signType = typeOf(named);
  if (sign !== signMessage(fields, merchant.apiKey, signType)) refuse('签名错误');
  return { fields, signType };
}
