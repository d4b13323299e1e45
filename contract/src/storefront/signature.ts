import { MINUTE } from '../durations.ts';

/** Parts of a signed request: both sides build the same text from them and sign that. */
export interface Signed {
  method: string;
  /** Path with `/api`, without the query. */
  path: string;
  query: URLSearchParams;
  /** SHA-256 of the body in hexadecimal digits; of nothing for a GET. */
  bodyHash: string;
  /** Epoch seconds. */
  timestamp: string;
  nonce: string;
}

/** Allowed difference between the clocks, in ms. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE;

const byName = ([a, x]: [string, string], [b, y]: [string, string]) =>
  a === b ? Number(x > y) - Number(x < y) : Number(a > b) - Number(a < b);

/** Parameters in the order of their names, each encoded as in a URL. */
export function canonicalQuery(query: URLSearchParams): string {
  const pairs = [...query].sort(byName);
  return pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
}

/** Six lines; their HMAC-SHA256 in hexadecimal digits is the signature. */
export const textToSign = ({ method, path, query, bodyHash, timestamp, nonce }: Signed): string =>
  [method.toUpperCase(), path, canonicalQuery(query), bodyHash, timestamp, nonce].join('\n');

export const signatureHeaders = { key: 'x-key', timestamp: 'x-timestamp', nonce: 'x-nonce', signature: 'x-signature' } as const;
