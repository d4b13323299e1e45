import { eq } from 'drizzle-orm';
import { no } from '#contract/orders/refunds.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../orders/log-step.ts';
import { lockOrder } from '../orders/record.ts';
import { afterRefundAct } from '../orders/states.ts';
import { order } from '../orders/tables.ts';

/** The order stays where it was. */
export async function refuseRefund(write: Write, { orderNo, reason }: { orderNo: string; reason: string }): Promise<null> {
  if (reason.trim() === '') throw no.REASON();
  const { tx, now } = write;
  const found = await lockOrder(write, orderNo);
  const refundState = afterRefundAct(found.refundState, 'refuse');
  if (!refundState) throw no.NOT_ASKED();
  await tx.update(order).set({ refundState, refundReason: reason, updateTime: now }).where(eq(order.id, found.id));
  await logStep(write, found.id, { type: 'refund_refuse', message: `不退款款因：${reason}`, reason });
  return null;
}
