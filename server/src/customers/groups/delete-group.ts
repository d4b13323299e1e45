import type { Write } from '#server/platform/write/write.ts';
import { emptyGroup, groups } from './queries.ts';

/** Customers of a group that goes are in none; answers how many they were. */
export async function deleteGroup(write: Write, { id }: { id: number }): Promise<{ customers: number }> {
  await groups.lock(write.tx, id);
  const customers = await emptyGroup(write, id);
  await groups.set(write, id, { isDel: true });
  return { customers };
}
