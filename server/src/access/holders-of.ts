import { sql } from 'drizzle-orm';
import { limitKinds } from '#contract/data-scope.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { EVERYTHING, type Scope } from '#server/platform/actor.ts';
import { permissionsWithin } from './roles/rules.ts';
import { scopesOfPeople } from './scopes.ts';

/** An administrator, with the scope of one who has a limit. */
export interface Holder {
  id: number;
  scope?: Scope | undefined;
}

/**
 * Administrators who hold every one of the permissions now: by a role that is on, as a super administrator, or as everybody. A limit
 * closes permissions that open nothing within it, as it does for those who are signed in.
 */
export async function holdersOf(db: Db, permissions: readonly string[]): Promise<Holder[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select a.id from admin a where a.status and not a.is_del and not exists (
      select from jsonb_array_elements_text(${JSON.stringify(permissions)}::jsonb) as wanted (perms) where not exists (
        select from admin_role ar join role r on r.id = ar.role_id where ar.admin_id = a.id and (r.is_super or r.status and exists (
          select from role_menu rm join menu m on m.id = rm.menu_id
          where rm.role_id = r.id and not m.deleted and m.perms in (wanted.perms, ${EVERYTHING}))))
      and not exists (select from menu m where m.is_public and not m.deleted and m.perms = wanted.perms))
    order by a.id`);
  const holders = rows.map(({ id }) => id);
  const scopes = await scopesOfPeople(db, holders);
  const needed = new Set(permissions);
  const holds = (scope: Scope = {}) =>
    permissionsWithin(
      needed,
      limitKinds.filter((kind) => scope[kind]),
    ).size === needed.size;
  return holders.map((id) => ({ id, scope: scopes.get(id) })).filter(({ scope }) => holds(scope));
}
