import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { storefrontKeyRefusals } from '#contract/storefront/keys.ts';
import { CLOCK_TOLERANCE_MS, type Signed, signatureHeaders } from '#contract/storefront/signature.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { type Route, changesNothing } from '#server/platform/http/serve.ts';
import { sleepsNow } from '#server/platform/jobs/sleep.ts';
import type { Services } from '#server/platform/services.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { type StorefrontKey, keyCache } from './key-cache.ts';
import { hashOfBody, isSignedBy } from './signature.ts';

const NONCE = /^[\w-]{8,64}$/;

/** The bytes that the router reads. Where its rules and those of a URL part ways, nothing is signed. */
function addressOf(url: string): Pick<Signed, 'path' | 'query'> {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (/\/\/|[#\\]/.test(path) || url.includes('#')) throw storefrontKeyRefusals.BAD_SIGNATURE();
  return { path, query: new URLSearchParams(end < 0 ? '' : url.slice(end + 1)) };
}

interface Claimed extends Pick<Signed, 'method' | 'path' | 'query' | 'timestamp' | 'nonce'> {
  keyId: string;
  signature: string;
}

function claimedBy({ headers, method, url }: FastifyRequest): Claimed {
  const header = (name: keyof typeof signatureHeaders) => String(headers[signatureHeaders[name]] ?? '');
  const [keyId, signature, timestamp, nonce] = [header('key'), header('signature'), header('timestamp'), header('nonce')];
  if (keyId === '' || signature === '' || !NONCE.test(nonce)) throw storefrontKeyRefusals.UNSIGNED();
  return { method, ...addressOf(url), timestamp, nonce, keyId, signature };
}

function checkTerms({ expireTime, isReadOnly }: StorefrontKey, { method }: FastifyRequest, now: Date): void {
  if (expireTime && expireTime <= now) throw storefrontKeyRefusals.EXPIRED();
  if (isReadOnly && method !== 'GET') throw storefrontKeyRefusals.READ_ONLY();
}

const secretsOf = ({ secret, former }: StorefrontKey, now: Date): string[] =>
  former && former.until > now ? [secret, former.secret] : [secret];

const actorOf = ({ id, name, keyId, isReadOnly, ownCustomersOnly }: StorefrontKey): Actor => ({
  kind: 'storefront',
  id,
  name,
  isReadOnly,
  ...(ownCustomersOnly && { accountsOf: keyId }),
});

const nonceQuery = prepared('use_nonce', (db, _: '', name) =>
  db
    .select({ fresh: sql<boolean | null>`fresh`, isAsleep: sql<boolean>`${sleepsNow}` })
    .from(sql`use_nonce(${sql.placeholder('keyId')}, ${sql.placeholder('nonce')}, ${sql.placeholder('now')}) as fresh`)
    .prepare(name),
);

/** Storefronts read while a shop that moved in is not open yet: its orders and customers are still those of the former shop. */
const mustWait = ({ call, binding }: Route): boolean => !call.whileAsleep && !changesNothing(binding);

/**
 * Finds the key that a request names, by headers alone, then verifies the signature over the body that came.
 * A request is good once, for a few minutes, and as it was sent.
 */
export function storefrontGuard(services: Pick<Services, 'database' | 'clock' | 'hub'>, secrets: Secrets) {
  const { clock, database } = services;
  const findKey = keyCache(services, secrets);

  /** A key in memory may have been revoked by another process a moment ago, so the database is asked about both at once. */
  async function useNonce(keyId: number, nonce: string): Promise<{ isAsleep: boolean }> {
    const [used] = await nonceQuery(database.db, '').execute({ keyId, nonce, now: clock.now() });
    if (typeof used?.fresh !== 'boolean') throw storefrontKeyRefusals.UNKNOWN_KEY();
    if (!used.fresh) throw storefrontKeyRefusals.NONCE_USED();
    return used;
  }

  return async (request: FastifyRequest, route?: Route) => {
    const { keyId, signature, ...claimed } = claimedBy(request);
    const apart = Math.abs(clock.now().getTime() - Number(claimed.timestamp) * 1000);
    // The comparison also holds for what is no number.
    if (!(apart <= CLOCK_TOLERANCE_MS)) throw storefrontKeyRefusals.CLOCK();
    const key = await findKey(keyId);
    if (!key) throw storefrontKeyRefusals.UNKNOWN_KEY();
    checkTerms(key, request, clock.now());
    return async (body: string): Promise<Actor> => {
      const signed = { ...claimed, bodyHash: hashOfBody(body) };
      if (!secretsOf(key, clock.now()).some((secret) => isSignedBy(secret, signed, signature)))
        throw storefrontKeyRefusals.BAD_SIGNATURE();
      const { isAsleep } = await useNonce(key.id, claimed.nonce);
      if (isAsleep && route && mustWait(route)) throw storefrontKeyRefusals.ASLEEP();
      return actorOf(key);
    };
  };
}
