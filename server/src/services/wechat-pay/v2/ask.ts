import { xmlBody } from '#server/platform/http-client/bodies.ts';
import type { OutgoingRequest } from '#server/platform/http-client/http-client.ts';
import type { Services } from '#server/platform/services.ts';
import { fieldsOf, parseXml } from '#server/platform/xml/parse-xml.ts';
import { writeXml } from '#server/platform/xml/write-xml.ts';
import { XmlError } from '#server/platform/xml/xml-error.ts';
import type { WechatPayFailure } from '../common/answers.ts';
import { failureOf, lossOf, ownFailure } from '../common/error-table.ts';
import type { WechatMerchant } from '../common/merchant.ts';
import { newNonce } from '../common/nonce.ts';
import { isOurMerchant } from '../common/payment-checks.ts';
import { type MessageFields, isSigned, signOf } from './sign.ts';

export interface V2Line {
  parts: Pick<Services, 'httpClient' | 'clock'>;
  merchant: WechatMerchant;
}

export interface V2Request {
  path: string;
  fields: MessageFields;
  tls?: NonNullable<OutgoingRequest['tls']>;
  largest?: number;
}

export type V2Reply =
  | { state: 'answered'; fields: MessageFields }
  | { state: 'refused'; code: string; failure: WechatPayFailure };

/** Fields of a message; undefined for a text that is none. */
export function messageIn(bytes: Uint8Array): MessageFields | undefined {
  try {
    return fieldsOf(parseXml(bytes));
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}

const WRONG_SIGN = /签名|sign/i;

/** Fault of the message itself, which nobody signs: only a wrong key is told by its words. */
export const failureOfMessage = ({ return_msg: message = '' }: MessageFields): WechatPayFailure =>
  WRONG_SIGN.test(message) ? failureOf({ code: 'SIGNERROR', status: 200, message }) : ownFailure('BROKEN');

export function replyOf(merchant: WechatMerchant, fields: MessageFields): V2Reply | WechatPayFailure {
  if (fields.return_code !== 'SUCCESS') return failureOfMessage(fields);
  if (!isSigned(fields, merchant.apiKey, merchant.signType)) return ownFailure('UNSIGNED');
  if (!isOurMerchant(fields.mch_id ?? '', merchant)) return ownFailure('MISMATCH');
  if (fields.result_code === 'SUCCESS') return { state: 'answered', fields };
  const { err_code: code = '', err_code_des: message = '' } = fields;
  return { state: 'refused', code, failure: failureOf({ code, status: 200, message }) };
}

/** Sends a signed message; the answer is as it came. */
export async function send({ parts, merchant }: V2Line, { path, fields, tls, largest }: V2Request) {
  const said = {
    mch_id: merchant.merchantNo,
    nonce_str: newNonce(),
    sign_type: merchant.signType,
    ...fields,
  };
  const body = xmlBody(writeXml({ ...said, sign: signOf(said, merchant.apiKey, merchant.signType) }));
  const request: OutgoingRequest = {
    method: 'POST',
    url: `${merchant.base}/${path}`,
    body,
    headers: { 'user-agent': 'Signalbox' },
  };
  return parts.httpClient.ask({ ...request, ...(tls && { tls }), ...(largest && { largest }) }).catch(lossOf);
}

export async function ask(line: V2Line, request: V2Request): Promise<V2Reply | WechatPayFailure> {
  const reply = await send(line, request);
  if ('state' in reply) return reply;
  if (reply.status !== 200) return failureOf({ code: '', status: Math.max(reply.status, 500), message: '' });
  const fields = messageIn(reply.bytes);
  return fields ? replyOf(line.merchant, fields) : ownFailure('BROKEN');
}
