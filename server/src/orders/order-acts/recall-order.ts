import type { Input } from '#contract/call.ts';
import { no, type orderCalls } from '#contract/orders/orders.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../orders/log-step.ts';
import { moveOrder } from '../orders/move-order.ts';
import { lockOrder } from '../orders/record.ts';
import { deliveryText } from '../orders/rules.ts';
import { canMove } from '../orders/states.ts';

const nowhere = { deliveryType: null, deliveryName: null, deliveryCode: null, deliveryId: null, shippedTime: null };

/** Goods that were marked as sent by mistake are to be sent again; what the parcel was stays in the timeline. */
export async function recallOrder(write: Write, { orderNo, reason }: Input<typeof orderCalls.recall>): Promise<null> {
  const found = await lockOrder(write, orderNo);
  if (!canMove(found, 'recall') || found.isDel) throw no.NOT_ON_ITS_WAY();
  if (found.refundState === 'paying' || found.refundState === 'refunded') throw no.REFUNDING_CANNOT_RECALL();
  await moveOrder(write, found, 'recall', nowhere);
  await logStep(write, found.id, { type: 'recall', message: `撤回发货 ${deliveryText(found)}`, reason });
  return null;
}
