import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { refuse } from './refusal.ts';

const FIVE_MINUTES = 300;

const digest = (body: Buffer): string => createHash('sha256').update(body).digest('hex');
const hmac = (secret: string, lines: readonly string[]): string =>
  createHmac('sha256', secret).update(lines.join('\n')).digest('hex');

export interface SignedRequest {
  method: string;
  /** Path with query, as it was sent. */
  path: string;
  body: Buffer;
  header(name: string): string | undefined;
}

/** Refuses a request that is not signed, is old, or was seen before. */
export function checkRequest(secret: string, request: SignedRequest, known: { nonces: Set<string>; now: number }): void {
  const [time = '', nonce = '', sign = ''] = ['time', 'nonce', 'sign'].map((name) => request.header(`x-connector-${name}`));
  const wanted = hmac(secret, [request.method, request.path, time, nonce, digest(request.body)]);
  const isSigned = sign.length === wanted.length && timingSafeEqual(Buffer.from(sign), Buffer.from(wanted));
  if (!isSigned) refuse('bad_signature', '签名不正确');
  const isNow = /^\d{10}$/.test(time) && Math.abs(known.now / 1000 - Number(time)) <= FIVE_MINUTES;
  if (!isNow) refuse('bad_signature', '时间与服务器相差太多');
  if (!/^[0-9a-f]{32}$/.test(nonce) || known.nonces.has(nonce)) refuse('bad_signature', '请求已经收到过');
  known.nonces.add(nonce);
  if (request.header('x-connector-version') !== '1') refuse('version_unsupported', '只支持版本 1');
}

export const signOfAnswer = (secret: string, status: number, nonce: string, body: Buffer): string =>
  hmac(secret, [String(status), nonce, digest(body)]);
