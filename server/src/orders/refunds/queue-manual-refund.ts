import { eq } from 'drizzle-orm';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrder } from '../orders/record.ts';
import { order } from '../orders/tables.ts';
import { refund } from './tables.ts';

/** Leaves a refund that no provider pays to people. Idempotent: the provider may report `byHand` more than once. */
export async function queueManualRefund(
  write: Write,
  { refundId, orderNo }: { refundId: number; orderNo: string },
): Promise<void> {
  const { tx, now } = write;
  const { id } = await lockOrder(write, orderNo);
  const [open] = await tx.select().from(refund).where(eq(refund.id, refundId)).for('update');
  if (open?.state !== 'paying' || open.byHand) return;
  await tx.update(refund).set({ byHand: true, updateTime: now }).where(eq(refund.id, refundId));
  await tx.update(order).set({ isOwedByHand: true, updateTime: now }).where(eq(order.id, id));
  await notify(write, 'adminRefundOwed', orderNo);
}
