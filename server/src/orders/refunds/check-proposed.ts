import { and, eq, inArray } from 'drizzle-orm';
import { approvalKinds } from '#contract/approvals/approvals.ts';
import { no } from '#contract/orders/orders.ts';
import { isProposed } from '#server/approvals/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { order } from '../orders/tables.ts';

/** An order whose refund waits for a second person. */
export const isRefundProposed = isProposed(approvalKinds.refund, order.orderNo);

/** Goods stay while a second person decides whether their money goes back. */
export async function checkProposed(tx: Tx, orderId: number): Promise<void> {
  if ((await tx.$count(order, and(eq(order.id, orderId), isRefundProposed))) > 0) throw no.REFUND_PROPOSED();
}

/** Orders among these whose refund waits for a second person. */
export async function proposedAmong(db: Db, orderNos: readonly string[]): Promise<ReadonlySet<string>> {
  const { orderNo } = order;
  const rows = await db
    .select({ orderNo })
    .from(order)
    .where(and(inArray(orderNo, [...orderNos]), isRefundProposed));
  return new Set(rows.map((row) => row.orderNo));
}
