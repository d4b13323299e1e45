import type { RoleDraft } from '#contract/access/role-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { checkHandedOn, wantedGrants } from './grants.ts';
import { insertGrants, roles } from './queries.ts';
import { limitsSaved } from './rules.ts';

/** Limits of refunds are handed on by nobody beyond their own. */
export async function saveRole(write: Write, { roleName, rules, status, dataScope, ...draft }: RoleDraft): Promise<null> {
  const grants = await wantedGrants(write, rules);
  await checkHandedOn(write, grants);
  const { refundLimit = null, refundDayLimit = null } = asAdministrator(write.actor);
  const limits = limitsSaved(write.actor, draft, { refundLimit, refundDayLimit }, true);
  const id = await roles.insert(write, { roleName: roleName.trim(), status, ...limits, dataScope });
  await insertGrants(write.tx, id, grants);
  return null;
}
