import { no } from '#contract/orders/offline-payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { cancelOrder } from '../order-acts/cancel-order.ts';
import { lockOrder } from '../orders/record.ts';

/** By staff, of an order that the timer leaves to them: one of the desk, or one to be paid by hand. */
export async function cancelAtDesk(write: Write, { orderNo }: { orderNo: string }): Promise<null> {
  const found = await lockOrder(write, orderNo);
  if (found.source !== 'desk' && found.payType !== 'offline') throw no.CANCELS_ITSELF();
  await cancelOrder(write, { orderNo });
  return null;
}
