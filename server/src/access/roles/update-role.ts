import type { RoleDraft } from '#contract/access/role-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkHandedOn, wantedGrants } from './grants.ts';
import { lockRole } from './lock-role.ts';
import { deleteGrants, insertGrants, roles } from './queries.ts';
import { limitsSaved } from './rules.ts';

/**
 * Rights that stay keep their rows, so that the history shows what changed. Switched on or off, or given
 * another scope or limit, all of them change hands.
 */
export async function updateRole(write: Write, draft: RoleDraft & { id: number }): Promise<null> {
  const { id, roleName, rules, status, dataScope } = draft;
  const before = await lockRole(write, id);
  const grants = await wantedGrants(write, rules, before.grants);
  const added = grants.difference(before.grants);
  const removed = before.grants.difference(grants);
  const { refundLimit = before.refundLimit, refundDayLimit = before.refundDayLimit } = draft;
  const areLimitsSame = refundLimit === before.refundLimit && refundDayLimit === before.refundDayLimit;
  const isSame = status === before.status && (dataScope ?? before.dataScope) === before.dataScope && areLimitsSame;
  await checkHandedOn(write, isSame ? added.union(removed) : grants.union(before.grants));

  const limits = limitsSaved(write.actor, draft, before, added.size > 0);
  await roles.set(write, id, { roleName: roleName.trim(), status, ...limits, dataScope });
  await deleteGrants(write.tx, id, removed);
  await insertGrants(write.tx, id, added);
  return null;
}
