import { randomUUID } from 'node:crypto';
import { type Signed, signatureHeaders } from '#contract/storefront/signature.ts';
import { hashOfBody, signatureOf } from '#server/storefront/keys/signature.ts';
import type { LoadRequest } from './load.ts';

export interface ApiKey {
  keyId: string;
  secret: string;
}

/** The request with the headers that sign it. */
export function signedBy(key: ApiKey, sent: LoadRequest): LoadRequest {
  const { pathname, searchParams } = new URL(sent.path, 'http://localhost');
  const signed: Signed = {
    method: sent.method,
    path: pathname,
    query: searchParams,
    bodyHash: hashOfBody(sent.body ?? ''),
    timestamp: String(Math.floor(Date.now() / 1000)),
    nonce: randomUUID(),
  };
  const headers = {
    [signatureHeaders.key]: key.keyId,
    [signatureHeaders.timestamp]: signed.timestamp,
    [signatureHeaders.nonce]: signed.nonce,
    [signatureHeaders.signature]: signatureOf(key.secret, signed),
  };
  return { ...sent, headers: { ...sent.headers, ...headers } };
}
