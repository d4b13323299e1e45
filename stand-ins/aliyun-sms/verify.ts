import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AliyunAccount } from './account.ts';
import { refuse } from './refusal.ts';

const PATTERN = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/;
const FIFTEEN_MINUTES = 15 * 60 * 1000;
const REQUIRED = ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-signature-nonce', 'x-acs-version'];

const hex = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Verifies a signature as the gateway does: the key, every header that has to be signed, the time, and the nonce. */
export function verifySignature(
  account: AliyunAccount,
  request: IncomingMessage,
  { url, body, now }: { url: URL; body: Buffer; now: number },
) {
  const [, keyId = '', names = '', signature = ''] = PATTERN.exec(request.headers.authorization ?? '') ?? [];
  if (signature === '') refuse('IncompleteSignature', 'The request signature does not conform to Aliyun standards.', 400);
  if (keyId !== account.keyId) refuse('InvalidAccessKeyId.NotFound', 'Specified access key is not found.', 404);
  const signed = names.split(';');
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const missing = REQUIRED.find((name) => !signed.includes(name) || header(name) === '');
  if (missing !== undefined) refuse('IncompleteSignature', `Missing header ${missing}.`, 400);
  if (signed.join(';') !== signed.toSorted().join(';')) refuse('IncompleteSignature', 'Signed headers are not sorted.', 400);
  if (header('x-acs-content-sha256') !== hex(body)) refuse('InvalidContentSha256', 'The hash of the body does not match.', 400);
  const pairs = [...url.searchParams].map(([name, value]) => `${strict(name)}=${strict(value)}`);
  const lines = signed.map((name) => `${name}:${header(name)}\n`).join('');
  const canonical = [request.method, url.pathname, pairs.toSorted().join('&'), lines, names, hex(body)].join('\n');
  const expected = createHmac('sha256', account.keySecret)
    .update(`ACS3-HMAC-SHA256\n${hex(canonical)}`)
    .digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex')))
    refuse('SignatureDoesNotMatch', 'Specified signature is not matched with our calculation.', 400);
  const at = Date.parse(header('x-acs-date'));
  if (!(Math.abs(now - at) <= FIFTEEN_MINUTES))
    refuse('InvalidTimeStamp.Expired', 'Specified time stamp or date value is expired.', 400);
  const nonce = header('x-acs-signature-nonce');
  if (account.nonces.has(nonce)) refuse('SignatureNonceUsed', 'Specified signature nonce was used already.', 400);
  account.nonces.add(nonce);
}
