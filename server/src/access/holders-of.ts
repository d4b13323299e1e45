import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { EVERYTHING } from '#server/platform/actor.ts';

/** Administrators who hold every one of the permissions now: by a role that is on, as a super administrator, or as everybody. */
export async function holdersOf(db: Db, permissions: readonly string[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select a.id from admin a where a.status and not a.is_del and not exists (
      select from jsonb_array_elements_text(${JSON.stringify(permissions)}::jsonb) as wanted (perms) where not exists (
        select from admin_role ar join role r on r.id = ar.role_id where ar.admin_id = a.id and (r.is_super or r.status and exists (
          select from role_menu rm join menu m on m.id = rm.menu_id
          where rm.role_id = r.id and not m.deleted and m.perms in (wanted.perms, ${EVERYTHING}))))
      and not exists (select from menu m where m.is_public and not m.deleted and m.perms = wanted.perms))
    order by a.id`);
  return rows.map(({ id }) => id);
}
