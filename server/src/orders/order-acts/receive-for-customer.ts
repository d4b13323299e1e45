import type { Write } from '#server/platform/write/write.ts';
import { lockOrder } from '../orders/record.ts';
import { checkSole } from '../orders/shop-part.ts';
import { receiveOrder } from './receive-order.ts';

/** Confirms receipt by staff, for a customer who tells them. */
export async function receiveForCustomer(write: Write, input: { orderNo: string }): Promise<null> {
  await checkSole(write, (await lockOrder(write, input.orderNo)).id, '确认收货');
  await receiveOrder(write, input);
  return null;
}
