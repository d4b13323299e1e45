import { and, asc, eq, inArray } from 'drizzle-orm';
import { pastOrderRefusals } from '#contract/past-orders/past-orders.ts';
import { invoiceApplicationOrder } from '#server/finance/index.ts';
import { order, orderLog, refund, refundLine } from '#server/orders/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { type Write, codeOf } from '#server/platform/write/write.ts';
import { PAST, countPaid } from './queries.ts';

const FOREIGN_KEY = '23503';

/** Locks an order that came and that nobody has touched since. */
async function lockUntouched(tx: Tx, id: number) {
  const { orderNo, uid, payTime, updateTime } = order;
  const [found] = await tx
    .select({ orderNo, uid, payTime, updateTime })
    .from(order)
    .where(and(eq(order.id, id), eq(order.source, PAST)))
    .for('update');
  if (!found) throw pastOrderRefusals.GONE();
  const steps = await tx
    .select({ at: orderLog.createTime })
    .from(orderLog)
    .where(eq(orderLog.orderId, id))
    .orderBy(asc(orderLog.id))
    .limit(2);
  const isInvoiced = (await tx.$count(invoiceApplicationOrder, eq(invoiceApplicationOrder.orderNo, found.orderNo))) > 0;
  if (isInvoiced || steps.length !== 1 || steps[0]?.at.getTime() !== found.updateTime.getTime())
    throw pastOrderRefusals.TOUCHED();
  return found;
}

async function deleteAll(tx: Tx, id: number): Promise<void> {
  const refunds = tx.select({ id: refund.id }).from(refund).where(eq(refund.orderId, id));
  await tx.delete(refundLine).where(inArray(refundLine.refundId, refunds));
  await tx.delete(refund).where(eq(refund.orderId, id));
  await tx.delete(order).where(eq(order.id, id));
}

/** Takes an order of another system out again, unless somebody has done something with it since. */
export async function removePast({ tx }: Write, { orderId }: { orderId: number }): Promise<void> {
  const { uid, payTime } = await lockUntouched(tx, orderId);
  try {
    await deleteAll(tx, orderId);
  } catch (error) {
    // A receipt or a return case names it.
    if (codeOf(error) === FOREIGN_KEY) throw pastOrderRefusals.TOUCHED();
    throw error;
  }
  if (uid !== null && payTime !== null) await countPaid(tx, new Map([[uid, -1]]));
}
