import { desc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { order } from '../orders/tables.ts';
import { refund } from './tables.ts';

export async function listRefunds(db: Db, { orderNo }: { orderNo: string }) {
  const rows = await db
    .select({ refund })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .where(eq(order.orderNo, orderNo))
    .orderBy(desc(refund.id));
  return rows.map(({ refund: row }) => ({ ...row, actor: row.actorName }));
}
