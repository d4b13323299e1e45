import { moneyByHandRefusals } from '#contract/orders/payments/money-by-hand.ts';
import type { Write } from '#server/platform/write/write.ts';
import { cancelOrder } from '../order-acts/cancel-order.ts';
import { lockOrder } from '../orders/record.ts';
import { isLeftToStaff } from './rules.ts';

/** Cancels an order that the timer leaves to staff: one of the desk, or one to be paid by hand. */
export async function cancelAtDesk(write: Write, { orderNo }: { orderNo: string }): Promise<null> {
  const found = await lockOrder(write, orderNo);
  if (!isLeftToStaff(found)) throw moneyByHandRefusals.CANCELS_ITSELF();
  await cancelOrder(write, { orderNo });
  return null;
}
