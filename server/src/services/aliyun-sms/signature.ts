import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Encodes as RFC 3986 has it, where `encodeURIComponent` leaves five signs as they are. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) => (a < b ? -1 : 1);

/** Query in the one spelling that is signed: sorted by name, encoded. */
export const canonicalQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .toSorted(byName)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');

export interface SignedRequest {
  host: string;
  path: string;
  action: string;
  version: string;
  query: Readonly<Record<string, string>>;
  now: Date;
  nonce: string;
}

/** Headers of a request without a body, in the third version of Alibaba Cloud's signature; `host` is part of what is signed. */
export function signedHeaders(
  key: { id: string; secret: string },
  { host, path, action, version, query, now, nonce }: SignedRequest,
): Readonly<Record<string, string>> {
  const bodyHash = sha256('');
  const headers = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': now.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['POST', path, canonicalQuery(query), lines.join(''), names, bodyHash].join('\n');
  const signature = createHmac('sha256', key.secret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex');
  return { ...headers, authorization: `${ALGORITHM} Credential=${key.id},SignedHeaders=${names},Signature=${signature}` };
}
