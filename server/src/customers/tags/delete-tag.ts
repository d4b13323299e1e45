import type { Write } from '#server/platform/write/write.ts';
import { tags, takeOff } from './queries.ts';

/** A tag that goes is taken off its customers; answers how many they were. */
export async function deleteTag(write: Write, { id }: { id: number }): Promise<{ customers: number }> {
  await tags.lock(write.tx, id);
  const customers = await takeOff(write, id);
  await tags.set(write, id, { isDel: true });
  return { customers };
}
