import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const digest = (body: Buffer): string => createHash('sha256').update(body).digest('hex');
const hmac = (secret: string, lines: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(lines.join('\n')).digest('hex');

const VERSION = '1';

interface UnsignedRequest {
  method: string;
  url: URL;
  body: Buffer;
  at: Date;
  secret: string;
}

/** Headers of a signed request; the nonce is what its answer is signed over. */
export function signRequest({ method, url, body, at, secret }: UnsignedRequest) {
  const [time, nonce] = [String(Math.floor(at.getTime() / 1000)), randomBytes(16).toString('hex')];
  const sign = hmac(secret, [method, url.pathname + url.search, time, nonce, digest(body)]);
  return {
    nonce,
    headers: {
      'x-connector-version': VERSION,
      'x-connector-time': time,
      'x-connector-nonce': nonce,
      'x-connector-sign': sign,
    },
  };
}

interface SignedAnswer {
  status: number;
  bytes: Buffer;
  sign: string;
}

/** True of an answer of whoever knows the secret, to this very request. */
export function isAnswerSigned({ status, bytes, sign }: SignedAnswer, nonce: string, secret: string): boolean {
  const wanted = hmac(secret, [status, nonce, digest(bytes)]);
  return sign.length === wanted.length && timingSafeEqual(Buffer.from(sign), Buffer.from(wanted));
}
