import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteSessionsOf } from '../sessions/queries.ts';
import { deleteBindingOf } from '../wechat/queries.ts';
import { lockAdmin } from './lock-admin.ts';
import { admins } from '../rights/queries.ts';
import { checkDeletable } from './rules.ts';

/** The sessions that it ended. The row stays, because what somebody did keeps their name. */
export async function deleteAdmin(write: Write, { id }: { id: number }): Promise<number[]> {
  const { isOwn, account } = await lockAdmin(write, id);
  if (isOwn) throw administratorRefusals.OWN_ACCOUNT();
  checkDeletable(account);
  await admins.set(write, id, { isDel: true });
  await deleteBindingOf(write.tx, id);
  return deleteSessionsOf(write.tx, id);
}
