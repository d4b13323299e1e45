import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockGroup, setGroup } from '../groups/queries.ts';
import { lockActiveCustomers } from '../customers/lock-active-customer.ts';

/** All of them or none: one who is unknown leaves the others where they were. */
export async function groupCustomers(write: Write, { id, groupId }: { id: number[]; groupId: number }): Promise<null> {
  await lockGroup(write.tx, groupId);
  const uids = [...new Set(id)];
  if ((await lockActiveCustomers(write.tx, uids)).length < uids.length) throw customerRefusals.NONE_FOUND();
  await setGroup(write, uids, groupId);
  return null;
}
