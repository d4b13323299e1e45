import { sql } from 'drizzle-orm';
import { NO_POINT } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type GrantedRole, isLimitedToPoint } from './roles/rules.ts';

interface Held extends Record<string, unknown> {
  id: number;
  point: number | null;
  roles: Pick<GrantedRole, 'status' | 'isSuper' | 'dataScope'>[];
}

/** Pick-up points of those among these people who see the orders of one only, by person. */
export async function pointLimits(db: Db, adminIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<Held>(sql`
    select ar.admin_id as id, point_of_staff(ar.admin_id) as point,
      jsonb_agg(jsonb_build_object('status', r.status, 'isSuper', r.is_super, 'dataScope', r.data_scope)) as roles
    from admin_role ar join role r on r.id = ar.role_id
    where ar.admin_id = any(${sql.param([...adminIds])}::integer[]) group by ar.admin_id`);
  return new Map(rows.filter(({ roles }) => isLimitedToPoint(roles)).map(({ id, point }) => [id, point ?? NO_POINT]));
}
