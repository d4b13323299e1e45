import { placeOrderRefusals } from '#contract/orders/placing.ts';
import type { Write } from '#server/platform/write/write.ts';
import { giveUpOrders } from './give-up-orders.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { getOrder, lockOrder } from '../orders/record.ts';
import { canMove } from '../orders/states.ts';

/** Cancels by the customer. Idempotent. */
export async function cancelOrder(write: Write, { orderNo }: { orderNo: string }): Promise<OrderRecord> {
  const found = await lockOrder(write, orderNo);
  if (found.state === 'cancelled') return found;
  if (!canMove(found, 'cancel')) throw placeOrderRefusals.PAID_CANNOT_CANCEL();
  await giveUpOrders(write, [found], { type: 'cancel_order', message: '取消订单' });
  return getOrder(write.tx, orderNo, write.actor);
}
