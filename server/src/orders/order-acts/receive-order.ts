import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { isRefunding } from '#contract/orders/enums.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { canMove } from '../orders/states.ts';
import { confirmReceipt } from './confirm-receipt.ts';

/** Confirms receipt by the customer, by staff on their behalf, or by the timer. */
export async function receiveOrder(write: Write, { orderNo }: { orderNo: string }): Promise<OrderRecord> {
  const found = await lockOrder(write, orderNo);
  // A storefront that lost the answer says it again.
  if (found.receivedTime !== null && write.actor.kind === 'storefront') return found;
  if (isRefunding(found.refundState)) throw orderRefusals.REFUNDING_CANNOT_RECEIVE();
  if (!canMove(found, 'receive') || found.refundState !== 'none') throw orderRefusals.NOT_SENT();
  return confirmReceipt(write, found);
}
