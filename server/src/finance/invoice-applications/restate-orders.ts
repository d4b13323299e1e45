import { and, eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { applications, currentSubjects } from './queries.ts';
import { invoiceApplicationOrder } from './tables.ts';

/** Amounts of an application that did not follow the refunds of its orders for a while, as they are now. */
export async function restateOrders(write: Write, id: number): Promise<void> {
  let amount = 0;
  for (const { orderNo, orderAmount, refundedAmount } of await currentSubjects(write.tx, id)) {
    const invoiceAmount = orderAmount - refundedAmount;
    amount += invoiceAmount;
    await write.tx
      .update(invoiceApplicationOrder)
      .set({ refundedAmount, invoiceAmount })
      .where(and(eq(invoiceApplicationOrder.applicationId, id), eq(invoiceApplicationOrder.orderNo, orderNo)));
  }
  await applications.set(write, id, { amount });
}
