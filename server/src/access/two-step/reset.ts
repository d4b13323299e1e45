import { twoStepRefusals } from '#contract/access/two-step.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockAdmin } from '../administrators/lock-admin.ts';
import { admins } from '../rights/queries.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { deleteSessionsOf } from '../sessions/queries.ts';
import { deleteBindingOf } from '../wechat/queries.ts';
import { deleteTwoStep } from './queries.ts';

/**
 * Resets two-step sign-in of a person who lost the phone and the codes. Needs the right to give them a password; answers the
 * sessions that it ended.
 */
export async function reset(write: Write, { id }: { id: number }): Promise<number[]> {
  const row = await lockAdmin(write, id);
  if (row.isOwn) throw twoStepRefusals.OWN();
  if (!row.twoStep) throw twoStepRefusals.OFF();
  await admins.set(write, id, { twoStep: false });
  await deleteTwoStep(write.tx, id);
  await deletePasskeysOf(write.tx, id);
  await deleteBindingOf(write.tx, id);
  return deleteSessionsOf(write.tx, id);
}
