import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';

/** Products with a SKU of which so much was sold since that the entries of a change cannot be taken back; locked, so that it stays so. */
export async function productsSpent(tx: Tx, changeId: number, before = Number.MAX_SAFE_INTEGER): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with moved as (
      select (after ->> 'sku_id')::int as sku_id, sum((after ->> 'delta')::int) as delta
      from change_row where change_id = ${changeId} and noun = 'stock_entry' and before is null and id < ${before} group by 1)
    select s.product_id as id from sku s join moved m on m.sku_id = s.id
    where s.stock < m.delta and not s.is_del order by s.id for update of s`);
  return [...new Set(rows.map(({ id }) => id))];
}
