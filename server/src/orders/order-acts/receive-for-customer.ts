import type { Write } from '#server/platform/write/write.ts';
import { receiveOrder } from './receive-order.ts';

/** By staff, for a customer who tells them. */
export async function receiveForCustomer(
  write: Write,
  { orderNo }: { orderNo: string; requestKey?: string | undefined },
): Promise<null> {
  await receiveOrder(write, { orderNo });
  return null;
}
