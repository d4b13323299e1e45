import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { no } from '#contract/storefront/keys.ts';
import { CLOCK_TOLERANCE_MS, type Signed, signatureHeaders } from '#contract/storefront/signature.ts';
import type { Services } from '#server/platform/services.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { hashOfBody, isSignedBy } from './signature.ts';
import { storefrontKey } from './tables.ts';

const NONCE = /^[\w-]{8,64}$/;

/** The bytes that the router reads. Where its rules and those of a URL part ways, nothing is signed. */
function addressOf(url: string): Pick<Signed, 'path' | 'query'> {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (/\/\/|[#\\]/.test(path) || url.includes('#')) throw no.BAD_SIGNATURE();
  return { path, query: new URLSearchParams(end < 0 ? '' : url.slice(end + 1)) };
}

interface Claimed extends Pick<Signed, 'method' | 'path' | 'query' | 'timestamp' | 'nonce'> {
  keyId: string;
  signature: string;
}

function claimedBy({ headers, method, url }: FastifyRequest): Claimed {
  const header = (name: keyof typeof signatureHeaders) => String(headers[signatureHeaders[name]] ?? '');
  const [keyId, signature, timestamp, nonce] = [header('key'), header('signature'), header('timestamp'), header('nonce')];
  if (keyId === '' || signature === '' || !NONCE.test(nonce)) throw no.UNSIGNED();
  return { method, ...addressOf(url), timestamp, nonce, keyId, signature };
}

/**
 * Finds the key that a request names, by headers alone, then verifies the signature over the body that came.
 * A request is good once, for a few minutes, and as it was sent.
 */
export function storefrontGuard({ database: { db }, clock }: Pick<Services, 'database' | 'clock'>, secrets: Secrets) {
  async function useNonce(keyId: number, nonce: string, now: Date): Promise<boolean> {
    const { rows } = await db.execute<{ fresh: boolean }>(sql`select use_nonce(${keyId}, ${nonce}, ${now}) as fresh`);
    return rows[0]?.fresh === true;
  }

  async function findKey(keyId: string) {
    const [key] = await db.select().from(storefrontKey).where(eq(storefrontKey.keyId, keyId));
    const secret = key && !key.isRevoked ? secrets.decrypt(key.secret) : undefined;
    if (!key || secret === undefined) throw no.UNKNOWN_KEY();
    return { key, secret };
  }

  return async (request: FastifyRequest) => {
    const { keyId, signature, ...claimed } = claimedBy(request);
    const apart = Math.abs(clock.now().getTime() - Number(claimed.timestamp) * 1000);
    // Also true for what is no number.
    if (!(apart <= CLOCK_TOLERANCE_MS)) throw no.CLOCK();
    const { key, secret } = await findKey(keyId);
    return async (body: string): Promise<Actor> => {
      if (!isSignedBy(secret, { ...claimed, bodyHash: hashOfBody(body) }, signature)) throw no.BAD_SIGNATURE();
      if (!(await useNonce(key.id, claimed.nonce, clock.now()))) throw no.NONCE_USED();
      return { kind: 'storefront', id: key.id, name: key.name };
    };
  };
}
