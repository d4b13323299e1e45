import { roleRefusals } from '#contract/access/roles.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkHandedOn } from './grants.ts';
import { lockRole } from './lock-role.ts';
import { roles } from './queries.ts';

/** A role that is off grants nothing; switched on, it grants everything at once, so the actor must be able to grant that. */
export async function activateRole(write: Write, { id, status }: { id: number; status: boolean }): Promise<null> {
  if (!(await roles.find(write.tx, id))) throw roleRefusals.NOT_THERE();
  const { grants } = await lockRole(write, id);
  await checkHandedOn(write, grants);
  await roles.set(write, id, { status });
  return null;
}
