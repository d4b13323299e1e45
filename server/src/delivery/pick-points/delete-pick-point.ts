import type { Write } from '#server/platform/write/write.ts';
import { pointsOfBin } from './queries.ts';

/** Hidden, and into the bin; orders that wait there are still handed out. */
export async function deletePickPoint(write: Write, { id }: { id: number }): Promise<null> {
  await pointsOfBin.set(write, id, { isShow: false, isDel: true });
  return null;
}
