import { no } from '#contract/access/two-step.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockAdmin } from '../administrators/lock-admin.ts';
import { admins } from '../administrators/queries.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { deleteSessionsOf } from '../sessions/queries.ts';
import { deleteTwoStep } from './queries.ts';

/** For somebody who lost the phone and the codes, by who may give them a password as well. The sessions that it ended. */
export async function reset(write: Write, { id }: { id: number }): Promise<number[]> {
  const row = await lockAdmin(write, id);
  if (row.isOwn) throw no.OWN();
  if (!row.twoStep) throw no.OFF();
  await admins.set(write, id, { twoStep: false });
  await deleteTwoStep(write.tx, id);
  await deletePasskeysOf(write.tx, id);
  return deleteSessionsOf(write.tx, id);
}
