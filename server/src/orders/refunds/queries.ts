import { desc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { refundWithoutAmounts, seenBy } from '../orders/without-amounts.ts';
import { order } from '../orders/tables.ts';
import { refund } from './tables.ts';

export async function listRefunds(db: Db, { orderNo }: { orderNo: string }, { actor }: Asked) {
  const rows = await db
    .select({ refund })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .where(eq(order.orderNo, orderNo))
    .orderBy(desc(refund.id));
  return rows.map(({ refund: row }) => seenBy(actor, { ...row, actor: row.actorName }, refundWithoutAmounts));
}
