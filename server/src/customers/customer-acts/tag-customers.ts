import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockTags, setTags } from '../tags/queries.ts';
import { lockActiveCustomers } from '../customers/lock-active-customer.ts';

/** Tags in place of those they had, of all who are there; the wire passes over those who are not. */
export async function tagCustomers(write: Write, { id, tagId }: { id: number[]; tagId: number[] }): Promise<null> {
  await lockTags(write.tx, tagId);
  const uids = await lockActiveCustomers(write.tx, id);
  if (uids.length === 0) throw customerRefusals.NONE_FOUND();
  await setTags(write, uids, [...new Set(tagId)]);
  return null;
}
