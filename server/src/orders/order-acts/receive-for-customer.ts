import type { Write } from '#server/platform/write/write.ts';
import { receiveOrder } from './receive-order.ts';

/** Confirms receipt by staff, for a customer who tells them. */
export async function receiveForCustomer(write: Write, input: { orderNo: string }): Promise<null> {
  await receiveOrder(write, input);
  return null;
}
