import { storefrontKeyRefusals } from '#contract/storefront/keys.ts';
import type { Write } from '#server/platform/write/write.ts';
import { keys } from './queries.ts';

/** Revokes a key for good: a storefront that should go on gets another. */
export async function revokeKey(write: Write, { id }: { id: number }): Promise<null> {
  if ((await keys.lock(write.tx, id)).isRevoked) throw storefrontKeyRefusals.REVOKED();
  await keys.set(write, id, { isRevoked: true });
  return null;
}
