import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteSessionsOf } from '../sessions/queries.ts';
import { deleteBindingOf } from '../wechat/queries.ts';
import { lockAdmin } from './lock-admin.ts';
import { followSwitch } from './follow-switch.ts';
import { admins } from '../rights/queries.ts';

/** The sessions that it ended: who is switched off is signed out everywhere, and unbound from WeChat. */
export async function activateAdmin(write: Write, { id, status }: { id: number; status: boolean }): Promise<number[]> {
  const { isOwn } = await lockAdmin(write, id);
  if (isOwn) throw administratorRefusals.OWN_ACCOUNT();
  await admins.set(write, id, { status });
  await followSwitch(write, id);
  if (status) return [];
  await deleteBindingOf(write.tx, id);
  return deleteSessionsOf(write.tx, id);
}
