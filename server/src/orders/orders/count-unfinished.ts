import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';

interface Unfinished extends Record<string, number> {
  orders: number;
  refunds: number;
}

/** Orders of these customers that are under way, and those whose money or goods are coming back. */
export async function countUnfinished(db: Db, uids: readonly number[]): Promise<Unfinished> {
  const { rows } = await db.execute<Unfinished>(sql`
    select count(*) filter (where state not in ('done', 'cancelled') and refund_state <> 'refunded')::int as orders,
      count(*) filter (where refund_state in ('asked', 'paying') or case_state is not null)::int as refunds
    from "order" where uid = any(${sql.param([...uids])}::int[])`);
  return rows[0] ?? { orders: 0, refunds: 0 };
}
