import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { no } from '#contract/storefront/keys.ts';
import { CLOCK_TOLERANCE_MS, type Signed, signatureHeaders } from '#contract/storefront/signature.ts';
import type { Ground } from '#server/platform/ground.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Seal } from '#server/platform/seal.ts';
import { hashOfBody, isSignedBy } from './signature.ts';
import { storefrontKey } from './tables.ts';

const NONCE = /^[\w-]{8,64}$/;

function signedPartsOf({ headers, method, url, rawBody }: FastifyRequest) {
  const header = (name: string) => String(headers[name] ?? '');
  const { key, timestamp, nonce, signature } = signatureHeaders;
  const { pathname, searchParams } = new URL(url, 'http://server');
  const signed: Signed = {
    method,
    path: pathname,
    query: searchParams,
    bodyHash: hashOfBody(rawBody ?? ''),
    timestamp: header(timestamp),
    nonce: header(nonce),
  };
  return { signed, keyId: header(key), signature: header(signature) };
}

/** Who signed a request of the open call. A request is good once, for a few minutes, and as it was sent. */
export function storefrontGuard({ database: { db }, clock }: Pick<Ground, 'database' | 'clock'>, seal: Seal) {
  async function useNonce(keyId: number, nonce: string, now: Date): Promise<boolean> {
    const { rows } = await db.execute<{ fresh: boolean }>(sql`select use_nonce(${keyId}, ${nonce}, ${now}) as fresh`);
    return rows[0]?.fresh === true;
  }

  return async (request: FastifyRequest): Promise<Actor> => {
    const { signed, keyId, signature } = signedPartsOf(request);
    if (keyId === '' || signature === '' || !NONCE.test(signed.nonce)) throw no.UNSIGNED();
    const now = clock.now();
    const apart = Math.abs(now.getTime() - Number(signed.timestamp) * 1000);
    // Also true for what is no number.
    if (!(apart <= CLOCK_TOLERANCE_MS)) throw no.CLOCK();
    const [key] = await db.select().from(storefrontKey).where(eq(storefrontKey.keyId, keyId));
    const secret = key && !key.isRevoked ? seal.open(key.secret) : undefined;
    if (!key || secret === undefined) throw no.UNKNOWN_KEY();
    if (!isSignedBy(secret, signed, signature)) throw no.BAD_SIGNATURE();
    if (!(await useNonce(key.id, signed.nonce, now))) throw no.NONCE_USED();
    return { kind: 'storefront', id: key.id, name: key.name };
  };
}
