import { eq } from 'drizzle-orm';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { storefrontKey } from './tables.ts';

export interface StorefrontKey {
  id: number;
  keyId: string;
  name: string;
  secret: string;
  /** Signs for a while after a rotation. */
  former: { secret: string; until: Date } | undefined;
  isReadOnly: boolean;
  ownCustomersOnly: boolean;
  expireTime: Date | null;
}

/** Keys that are good, with their secrets in clear, in memory until news of a changed one. Undefined where there is none. */
export function keyCache({ database: { db }, hub }: Pick<Services, 'database' | 'hub'>, secrets: Secrets) {
  let known = new Map<string, StorefrontKey>();
  hub.on((news) => {
    // A read under way fills the old map.
    if (news.topic === 'gap' || (news.topic === 'change' && 'storefront_key' in news.tables)) known = new Map();
  });

  async function readKey(keyId: string): Promise<StorefrontKey | undefined> {
    const [key] = await db.select().from(storefrontKey).where(eq(storefrontKey.keyId, keyId));
    const secret = key && !key.isRevoked ? secrets.decrypt(key.secret) : undefined;
    if (!key || secret === undefined) return undefined;
    const { formerSecret, formerUntil: until, ...terms } = key;
    const former = formerSecret === null ? undefined : secrets.decrypt(formerSecret);
    return { ...terms, secret, former: former && until ? { secret: former, until } : undefined };
  }

  return async function findKey(keyId: string): Promise<StorefrontKey | undefined> {
    const kept = known;
    if (!hub.isListening()) return readKey(keyId);
    const key = kept.get(keyId) ?? (await readKey(keyId));
    if (key) kept.set(keyId, key);
    return key;
  };
}
