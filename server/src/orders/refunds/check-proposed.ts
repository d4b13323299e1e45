import { and, eq, inArray } from 'drizzle-orm';
import { approvalKinds } from '#contract/approvals/approvals.ts';
import { no } from '#contract/orders/orders.ts';
import { findProposed, isProposed } from '#server/approvals/index.ts';
import type { Answer } from '#contract/call.ts';
import type { proposedRefundCalls } from '#contract/orders/refunds.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { seenOrders } from '../orders/queries.ts';
import { order } from '../orders/tables.ts';
import { seenBy } from '../orders/without-amounts.ts';

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

type Proposed = NonNullable<Answer<typeof proposedRefundCalls.proposedRefund>>;

/** The refund of an order that the person sees which waits for a second person. */
export async function proposedRefund(db: Db, { orderNo }: { orderNo: string }, { actor }: Asked): Promise<Proposed | null> {
  const isSeen = (await db.$count(order, and(eq(order.orderNo, orderNo), seenOrders(actor)))) > 0;
  const found = isSeen ? await findProposed(db, approvalKinds.refund, orderNo) : undefined;
  return found ? seenBy<Proposed>(actor, found, (proposed) => ({ ...proposed, amount: null })) : null;
}
