import type { Write } from '#server/platform/write/write.ts';
import { pointsOfBin } from './queries.ts';

/** Out of the bin, still hidden: nothing opens by itself. */
export async function recoverPickPoint(write: Write, { id }: { id: number }): Promise<null> {
  const { isDel } = await pointsOfBin.lock(write.tx, id);
  if (isDel) await pointsOfBin.set(write, id, { isDel: false });
  return null;
}
