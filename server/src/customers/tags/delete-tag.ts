import type { Write } from '#server/platform/write/write.ts';
import { countHolders, tags } from './queries.ts';

/** A flag takes it off all its customers at once, however many; answers how many they were. A timer removes the links later. */
export async function deleteTag(write: Write, { id }: { id: number }): Promise<{ customers: number }> {
  await tags.lock(write.tx, id);
  await tags.set(write, id, { isDel: true });
  return { customers: await countHolders(write.tx, id) };
}
