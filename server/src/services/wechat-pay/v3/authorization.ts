import { type KeyObject, sign } from 'node:crypto';

export const SIGNATURE_TYPE = 'WECHATPAY2-SHA256-RSA2048';

/** Private key of a merchant, and the serial number of the certificate that it fits. */
export interface MerchantKey {
  merchantNo: string;
  serialNo: string;
  privateKey: KeyObject;
}

interface RequestToSign {
  method: string;
  /** Path and query, as they are sent. */
  target: string;
  /** Empty for a GET. */
  body: string;
  timestamp: string;
  nonce: string;
}

/** Text to sign: every line ends, the last one too. */
const linesOf = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

export const rsaSign = (key: KeyObject, ...lines: readonly string[]): string =>
  sign('sha256', Buffer.from(linesOf(...lines)), key).toString('base64');

/** Header that proves who sends a request, and that its bytes are as they were signed. */
export function authorizationOf({ merchantNo, serialNo, privateKey }: MerchantKey, request: RequestToSign): string {
  const { method, target, body, timestamp, nonce } = request;
  const signature = rsaSign(privateKey, method, target, timestamp, nonce, body);
  const fields = { mchid: merchantNo, nonce_str: nonce, signature, timestamp, serial_no: serialNo };
  return `${SIGNATURE_TYPE} ${Object.entries(fields)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`;
}
