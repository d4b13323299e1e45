import { refundRefusals } from '#contract/orders/refund-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import { moveOrder } from '../orders/move-order.ts';
import { lockOrder } from '../orders/record.ts';
import { checkSole } from '../orders/shop-part.ts';
import { canMove } from '../orders/states.ts';

/** The order stays where it was. */
export async function refuseRefund(write: Write, { orderNo, reason }: { orderNo: string; reason: string }): Promise<null> {
  if (reason.trim() === '') throw refundRefusals.REASON();
  const found = await lockOrder(write, orderNo);
  await checkSole(write, found.id, '退款申请');
  if (!canMove(found, 'refuse')) throw refundRefusals.NOT_ASKED();
  if (found.state === 'cancelled') throw refundRefusals.CANCELLED_GOES_BACK();
  await moveOrder(write, found, 'refuse', { refundReason: reason });
  await logStep(write, found.id, { type: 'refund_refuse', message: `不退款款因：${reason}`, reason });
  return null;
}
