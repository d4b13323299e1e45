import { eq } from 'drizzle-orm';
import { no } from '#contract/storefront/keys.ts';
import type { Write } from '#server/platform/write/write.ts';
import { storefrontKey } from './tables.ts';

/** For good: a storefront that should go on gets another key. */
export async function revokeKey({ tx, now }: Write, { id }: { id: number }): Promise<null> {
  const [found] = await tx.select().from(storefrontKey).where(eq(storefrontKey.id, id)).for('update');
  if (!found) throw no.UNKNOWN();
  if (found.isRevoked) throw no.REVOKED();
  await tx.update(storefrontKey).set({ isRevoked: true, updateTime: now }).where(eq(storefrontKey.id, id));
  return null;
}
