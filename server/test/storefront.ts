import { randomUUID } from 'node:crypto';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { type Signed, signatureHeaders } from '#contract/storefront/signature.ts';
import { hashOfBody, signatureOf } from '#server/storefront/keys/signature.ts';
import { type Client, openClient } from './client.ts';
import type { Shop } from './shop.ts';

export interface ApiKey {
  keyId: string;
  secret: string;
}

export interface RequestOptions {
  method?: string | undefined;
  url?: unknown;
  query?: unknown;
  payload?: unknown;
}

/** The headers with which a storefront signs a request; `spoil` changes what is signed. */
export function signedHeaders(
  key: ApiKey,
  now: Date,
  { method = 'GET', url, query, payload }: RequestOptions,
  spoil: Partial<Signed> = {},
): Record<string, string> {
  const signed: Signed = {
    method,
    path: String(url),
    query: new URLSearchParams(Object(query)),
    bodyHash: hashOfBody(payload === undefined ? '' : JSON.stringify(payload)),
    timestamp: String(Math.floor(now.getTime() / 1000)),
    nonce: randomUUID(),
    ...spoil,
  };
  return {
    [signatureHeaders.key]: key.keyId,
    [signatureHeaders.timestamp]: signed.timestamp,
    [signatureHeaders.nonce]: signed.nonce,
    [signatureHeaders.signature]: signatureOf(key.secret, signed),
  };
}

let made = 0;

/** A key of the shop's own for each storefront. */
export const createKeyIn = (shop: Shop): Promise<ApiKey> =>
  shop.admin().run(storefrontKeyCalls.save, { name: `店铺 ${(made += 1)}` });

/** Signs what it sends, with the shop's clock; to the shop's first server unless another is named. */
export function openStorefrontClient(shop: Shop, key = createKeyIn, server = () => shop.app): Client {
  let coming: Promise<ApiKey> | undefined;
  return openClient(server, async (sending) => signedHeaders(await (coming ??= key(shop)), shop.clock.now(), sending));
}
