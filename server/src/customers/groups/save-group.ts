import type { Write } from '#server/platform/write/write.ts';
import { groups } from './queries.ts';

/** A new group where there is no id yet. */
export async function saveGroup(write: Write, { id, groupName }: { id?: number; groupName: string }): Promise<null> {
  await groups.save(write, id, { groupName: groupName.trim(), isDel: false });
  return null;
}
