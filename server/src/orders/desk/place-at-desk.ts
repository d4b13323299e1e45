import type { DeskOrder } from '#contract/orders/desk-orders.ts';
import type { Write } from '#server/platform/write/write.ts';
import { placeOrder } from '../placing/place-order.ts';
import { draftOf } from './draft-of.ts';

/** An order that staff place for a customer: taken and written as that of a storefront is. */
export async function placeAtDesk(write: Write, draft: DeskOrder): Promise<{ orderNo: string }> {
  const { orderNo } = await placeOrder(write, await draftOf(write.tx, draft));
  return { orderNo };
}
