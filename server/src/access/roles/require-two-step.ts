import type { Write } from '#server/platform/write/write.ts';
import { asAdministrator, EVERYTHING } from '#server/platform/actor.ts';
import { checkHandedOn } from './grants.ts';
import { lockRole } from './lock-role.ts';
import { roles } from './queries.ts';

/** A duty of everybody who holds the role, so it takes who could grant all that the role does. */
export async function requireTwoStep(write: Write, { id, required }: { id: number; required: boolean }): Promise<null> {
  if (asAdministrator(write.actor).may.has(EVERYTHING)) await roles.lock(write.tx, id);
  else await checkHandedOn(write, (await lockRole(write, id)).grants);
  await roles.set(write, id, { requiresTwoStep: required });
  return null;
}
