import { isSignedRequest } from './crypt.ts';
import type { Merchant } from './keys.ts';
import { refuse } from './refusal.ts';

export interface PlatformRequest {
  method: string;
  target: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

const SCHEME = 'WECHATPAY2-SHA256-RSA2048 ';
const CLOCK_MS = 300_000;
const FIELDS = ['mchid', 'nonce_str', 'signature', 'timestamp', 'serial_no'] as const;
type SignatureField = (typeof FIELDS)[number];

function fieldsOf(header: string): Record<SignatureField, string> {
  const found = new Map([...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
  const read = (name: SignatureField) => found.get(name) ?? refuse(401, 'SIGN_ERROR', `Authorization 缺少 ${name}`);
  return {
    mchid: read('mchid'),
    nonce_str: read('nonce_str'),
    signature: read('signature'),
    timestamp: read('timestamp'),
    serial_no: read('serial_no'),
  };
}

interface Terms {
  merchants: ReadonlyMap<string, Merchant>;
  now: Date;
  usedNonces: Set<string>;
  /** Serial that the request has to name; undefined where the merchant has certificates. */
  publicKeyId: string | undefined;
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** The merchant that a request comes from; refuses every request that the platform would refuse. */
export function checkRequest(request: PlatformRequest, { merchants, now, usedNonces, publicKeyId }: Terms): Merchant {
  const { method, target, headers, body } = request;
  const authorization = textOf(headers['authorization']);
  if (textOf(headers['user-agent']) === '') refuse(400, 'PARAM_ERROR', '缺少 User-Agent');
  if (!/application\/json|\*\/\*/.test(textOf(headers['accept']))) refuse(406, 'PARAM_ERROR', 'Accept 须为 application/json');
  if (body.length > 0 && !textOf(headers['content-type']).startsWith('application/json'))
    refuse(415, 'PARAM_ERROR', 'Content-Type 须为 application/json');
  if (!authorization.startsWith(SCHEME)) refuse(401, 'SIGN_ERROR', 'Authorization 格式不正确');
  const fields = fieldsOf(authorization);
  const merchant = merchants.get(fields.mchid) ?? refuse(400, 'MCH_NOT_EXISTS', '商户号不存在');
  if (fields.serial_no !== merchant.serialNo) refuse(401, 'SIGN_ERROR', '商户证书序列号不正确');
  if (merchant.notAfter < now) refuse(401, 'SIGN_ERROR', '商户证书已过期');
  if (!/^\d{10}$/.test(fields.timestamp) || Math.abs(Number(fields.timestamp) * 1000 - now.getTime()) > CLOCK_MS)
    refuse(401, 'SIGN_ERROR', 'Http 头 Authorization 中的 timestamp 与发起请求的时间不得超过 5 分钟');
  if (fields.nonce_str === '' || fields.nonce_str.length > 32 || usedNonces.has(fields.nonce_str))
    refuse(401, 'SIGN_ERROR', 'nonce_str 重复或不正确');
  const signed = { method, target, timestamp: fields.timestamp, nonce: fields.nonce_str, body };
  if (!isSignedRequest(signed, fields.signature, merchant.publicKeyPem)) refuse(401, 'SIGN_ERROR', '签名错误');
  usedNonces.add(fields.nonce_str);
  if (publicKeyId !== undefined && textOf(headers['wechatpay-serial']) !== publicKeyId)
    refuse(400, 'PARAM_ERROR', '请求头 Wechatpay-Serial 须为微信支付公钥 ID');
  return merchant;
}
