import { no } from '#contract/customers/customers.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockTags } from '../tags/queries.ts';
import { lockCustomers, setTags } from './queries.ts';

/** Tags in place of those they had; all of them or none, as with groups. */
export async function tagCustomers(write: Write, { id, tagId }: { id: number[]; tagId: number[] }): Promise<null> {
  await lockTags(write.tx, tagId);
  const uids = [...new Set(id)];
  if ((await lockCustomers(write.tx, uids)).length < uids.length) throw no.NONE_FOUND();
  await setTags(write, uids, [...new Set(tagId)]);
  return null;
}
