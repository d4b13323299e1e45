import { no } from '#contract/storefront/keys.ts';
import type { Write } from '#server/platform/write/write.ts';
import { keys } from './queries.ts';

/** For good: a storefront that should go on gets another key. */
export async function revokeKey(write: Write, { id }: { id: number }): Promise<null> {
  if ((await keys.lock(write.tx, id)).isRevoked) throw no.REVOKED();
  await keys.set(write, id, { isRevoked: true });
  return null;
}
