import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Limit, limitKinds } from '#contract/data-scope.ts';
import type { Scope } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type GrantedRole, limitsOf } from './roles/rules.ts';

/** Ids that a person belongs to, by kind, whether a role limits them or not. */
export type Places = Readonly<Record<Limit, readonly number[]>>;

/** `Places` of an administrator, by the functions of the nouns that know them: `points_of_staff`, `shops_of_staff`. */
export const placesOf = (adminId: SQLWrapper): SQL => {
  const entries = limitKinds.map(
    (kind) => sql`${kind}::text, array(select id from ${sql.raw(`${kind}_of_staff`)}(${adminId}) id order by id)`,
  );
  return sql`jsonb_build_object(${sql.join(entries, sql`, `)})`;
};

/** Scope that the limits of their roles leave to somebody. */
export const scopeBy = (limits: readonly Limit[], places: Places): Scope =>
  Object.fromEntries(limits.map((limit) => [limit, places[limit]]));

interface Person extends Record<string, unknown> {
  id: number;
  places: Places;
  roles: Pick<GrantedRole, 'status' | 'isSuper' | 'dataScope'>[];
}

/** Scopes of those among these people who have a limit, by person. */
export async function scopesOfPeople(db: Db, adminIds: readonly number[]): Promise<ReadonlyMap<number, Scope>> {
  const { rows } = await db.execute<Person>(sql`
    select ar.admin_id as id, ${placesOf(sql`ar.admin_id`)} as places,
      jsonb_agg(jsonb_build_object('status', r.status, 'isSuper', r.is_super, 'dataScope', r.data_scope)) as roles
    from admin_role ar join role r on r.id = ar.role_id
    where ar.admin_id = any(${sql.param([...adminIds])}::integer[]) group by ar.admin_id`);
  return new Map(
    rows.flatMap(({ id, roles, places }) => {
      const limits = limitsOf(roles);
      return limits.length === 0 ? [] : [[id, scopeBy(limits, places)] as const];
    }),
  );
}
