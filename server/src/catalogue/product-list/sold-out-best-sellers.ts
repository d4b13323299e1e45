import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';

/** Products that are looked at: those that sold most. */
const BEST = 50;

/** Products on sale without stock among those that sold most. */
export async function findSoldOutBestSellers(db: Db): Promise<{ id: number; storeName: string }[]> {
  const { rows } = await db.execute<{ id: number; storeName: string }>(sql`
    select p.id, p.store_name as "storeName"
    from (select product_id from product_figure where sales > 0 order by sales desc, product_id desc limit ${BEST}) best
    join product p on p.id = best.product_id
    where p.stock <= 0 and p.is_show and not p.is_recycle and not p.is_del
    order by p.id`);
  return rows;
}
