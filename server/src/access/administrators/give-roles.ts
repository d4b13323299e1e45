import { inArray } from 'drizzle-orm';
import { no } from '#contract/access/administrators.ts';
import { holds } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { EVERYTHING, refundsWithin } from '../roles/rules.ts';
import { role } from '../roles/tables.ts';
import { permsOfRoles, rolesOf, setRoles } from './queries.ts';

/** Roles are read under a lock that their deletion waits for. Only roles without more rights or a higher limit than the actor’s are handed on. */
export async function giveRoles(
  { tx, actor }: Pick<Write, 'tx' | 'actor'>,
  adminId: number,
  wanted: readonly number[],
): Promise<void> {
  const ids = [...new Set(wanted)];
  const rows = await tx.select().from(role).where(inArray(role.id, ids)).orderBy(role.id).for('key share');
  if (rows.length < ids.length) throw no.NO_ROLE();
  const present = new Set((await rolesOf(tx, adminId)).map(({ id }) => id));
  const perms = await permsOfRoles(tx, ids);
  for (const { id, roleName, isSuper, refundLimit } of rows) {
    if (present.has(id) || holds(actor, EVERYTHING)) continue;
    const granted = { perms: perms.get(id) ?? [], refundLimit };
    const mayGive = !isSuper && granted.perms.every((permission) => holds(actor, permission));
    if (!mayGive || !refundsWithin(actor, granted)) throw no.NOT_GRANTABLE({ name: roleName });
  }
  await setRoles(tx, adminId, { present, wanted: new Set(ids) });
}
