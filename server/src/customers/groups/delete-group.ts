import type { Write } from '#server/platform/write/write.ts';
import { countMembers, groups } from './queries.ts';

/** A flag takes all its customers out at once, however many; answers how many they were. A timer empties it later. */
export async function deleteGroup(write: Write, { id }: { id: number }): Promise<{ customers: number }> {
  await groups.lock(write.tx, id);
  await groups.set(write, id, { isDel: true });
  return { customers: await countMembers(write.tx, id) };
}
