import { sql } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import type { QuotaMove } from './take-quota.ts';

/** Gives pieces back by their ids alone, whether the activity is on, over or deleted. Rows are locked in one order. */
export async function returnQuota({ tx }: Write, moves: readonly QuotaMove[]): Promise<void> {
  if (moves.length === 0) return;
  await tx.execute(sql`
    with back as (
      select s.id, sum(m.quantity)::int as pieces
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m ("activityId" int, "skuId" int, quantity int)
      join activity_sku s on s.activity_id = m."activityId" and s.sku_id = m."skuId" group by s.id
    ), held as (
      select s.id from activity_sku s where s.id in (select id from back) order by s.id for update
    )
    update activity_sku s set quota = s.quota + back.pieces, sales = s.sales - back.pieces
    from back, held where s.id = back.id and held.id = s.id`);
}
