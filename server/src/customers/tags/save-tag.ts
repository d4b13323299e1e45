import type { Write } from '#server/platform/write/write.ts';
import { tags } from './queries.ts';

/** A new tag where there is no id yet. */
export async function saveTag(write: Write, { id, name }: { id?: number; name: string }): Promise<null> {
  await tags.save(write, id, { name: name.trim(), isDel: false });
  return null;
}
