import { inArray } from 'drizzle-orm';
import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { standsAbove } from '../roles/rules.ts';
import { role } from '../rights/tables.ts';
import { permsOfRoles, rolesOf, setRoles } from './queries.ts';

/** Roles are read under a lock that their deletion waits for. Only roles without more rights or a higher limit than the actor’s are handed on. */
export async function giveRoles(
  { tx, actor }: Pick<Write, 'tx' | 'actor'>,
  adminId: number,
  wanted: readonly number[],
): Promise<void> {
  const ids = [...new Set(wanted)];
  const rows = await tx.select().from(role).where(inArray(role.id, ids)).orderBy(role.id).for('key share');
  if (rows.length < ids.length) throw administratorRefusals.NO_ROLE();
  const present = new Set((await rolesOf(tx, adminId)).map(({ id }) => id));
  const perms = await permsOfRoles(tx, ids);
  for (const { id, roleName, ...rest } of rows) {
    const granted = { ...rest, perms: perms.get(id) ?? [] };
    if (!present.has(id) && !standsAbove(actor, [granted])) throw administratorRefusals.NOT_GRANTABLE({ name: roleName });
  }
  await setRoles(tx, adminId, { present, wanted: new Set(ids) });
}
