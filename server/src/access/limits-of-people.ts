import { sql } from 'drizzle-orm';
import { NOWHERE } from '#server/platform/actor.ts';
import type { Limit } from '#contract/call.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type GrantedRole, limitsOf } from './roles/rules.ts';

interface Held extends Record<string, unknown> {
  id: number;
  points: number | null;
  shop: number | null;
  roles: Pick<GrantedRole, 'status' | 'isSuper' | 'dataScope'>[];
}

/** Pick-up point and shop that a person is limited to; neither for whoever sees all. */
type Limits = Partial<Record<Limit, number>>;

/** Limits of those among these people who have any, by person. */
export async function limitsOfPeople(db: Db, adminIds: readonly number[]): Promise<ReadonlyMap<number, Limits>> {
  const { rows } = await db.execute<Held>(sql`
    select ar.admin_id as id, point_of_staff(ar.admin_id) as points, shop_of_staff(ar.admin_id) as shop,
      jsonb_agg(jsonb_build_object('status', r.status, 'isSuper', r.is_super, 'dataScope', r.data_scope)) as roles
    from admin_role ar join role r on r.id = ar.role_id
    where ar.admin_id = any(${sql.param([...adminIds])}::integer[]) group by ar.admin_id`);
  return new Map(
    rows.flatMap(({ id, roles, ...places }) => {
      const limits = limitsOf(roles);
      return limits.length === 0 ? [] : [[id, Object.fromEntries(limits.map((limit) => [limit, places[limit] ?? NOWHERE]))]];
    }),
  );
}
