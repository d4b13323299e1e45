import type { Write } from '#server/platform/write/write.ts';
import { shops } from './queries.ts';

/** Out of the bin, still closed: nothing opens by itself. */
export async function recoverShop(write: Write, { id }: { id: number }): Promise<null> {
  const { isDel } = await shops.lock(write.tx, id);
  if (isDel) await shops.set(write, id, { isDel: false });
  return null;
}
