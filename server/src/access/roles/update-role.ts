import type { RoleDraft } from '#contract/access/roles.ts';
import type { Write } from '#server/platform/write/write.ts';
import { asAdministrator } from '../sessions/rules.ts';
import { checkHandedOn, wantedGrants } from './grants.ts';
import { lockRole } from './lock-role.ts';
import { deleteGrants, insertGrants, roles } from './queries.ts';
import { limitFor } from './rules.ts';

/** Rights that stay keep their rows, so that the history shows what changed. Switched on or off, all of them change hands. */
export async function updateRole(write: Write, { id, roleName, rules, status }: RoleDraft & { id: number }): Promise<null> {
  const before = await lockRole(write, id);
  const grants = await wantedGrants(write, rules);
  const added = grants.difference(before.grants);
  const removed = before.grants.difference(grants);
  await checkHandedOn(write, status === before.status ? added.union(removed) : grants.union(before.grants));

  const { refundLimit: own } = asAdministrator(write.actor);
  const refundLimit = added.size > 0 ? limitFor(before.refundLimit, own) : before.refundLimit;
  await roles.set(write, id, { roleName: roleName.trim(), status, refundLimit });
  await deleteGrants(write.tx, id, removed);
  await insertGrants(write.tx, id, added);
  return null;
}
