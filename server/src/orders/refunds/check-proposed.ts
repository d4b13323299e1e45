import { and, eq, inArray } from 'drizzle-orm';
import { approvalKinds } from '#contract/approvals/approvals.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { isProposed, listProposed } from '#server/approvals/index.ts';
import type { Answer } from '#contract/call.ts';
import { CaseOfRefund, type proposedRefundCalls } from '#contract/orders/proposed-refunds.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { order } from '../orders/tables.ts';
import { seenBy } from '../orders/without-amounts.ts';

/** An order whose refund waits for a second person. */
export const isRefundProposed = isProposed(approvalKinds.refund, order.orderNo);

/** Goods stay while a second person decides whether their money goes back. */
export async function checkProposed(tx: Tx, orderId: number): Promise<void> {
  if ((await tx.$count(order, and(eq(order.id, orderId), isRefundProposed))) > 0) throw orderRefusals.REFUND_PROPOSED();
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

type Proposed = Answer<typeof proposedRefundCalls.proposedRefunds>[number];

/** Order, or return case, that a proposed refund is of. */
const toProposed = ({
  kind,
  payload,
  subjectKey: orderNo,
  ...found
}: Awaited<ReturnType<typeof listProposed>>[number]): Proposed => ({
  ...found,
  orderNo,
  caseId: kind === approvalKinds.caseRefund ? CaseOfRefund.parse(payload).id : null,
});

/** Refunds that wait for a second person, of the orders that the person sees. */
export async function proposedRefunds(db: Db, _: object, { actor }: CallContext): Promise<Proposed[]> {
  const rows = await listProposed(db, [approvalKinds.refund, approvalKinds.caseRefund]);
  const orderNos = rows.map(({ subjectKey }) => subjectKey);
  const found = await db
    .select({ orderNo: order.orderNo })
    .from(order)
    .where(and(inArray(order.orderNo, orderNos), seen(order, actor)));
  const own = new Set(found.map((one) => one.orderNo));
  return rows
    .map(toProposed)
    .filter(({ orderNo }) => own.has(orderNo))
    .map((proposed) => seenBy<Proposed>(actor, proposed, (one) => ({ ...one, amount: null })));
}
