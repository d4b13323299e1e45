import { collectedOrderRefusals } from '#contract/collection/collected-order-refusals.ts';
import { collectedStates } from '#contract/collection/collected-order-record.ts';
import { placeCollected } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { collectedOrders } from '../outside-orders/queries.ts';
import { addsUp, orderLinesOf, recipientOf } from './rules.ts';

/** Makes an order of a collected one, once: whoever comes second waits for the first and is told its order. */
export async function confirmCollected(write: Write, { id }: { id: number }): Promise<{ orderNo: string }> {
  const found = await collectedOrders.lock(write.tx, id);
  if (found.state === collectedStates.placed) return { orderNo: found.orderNo };
  if (found.state === collectedStates.ignored) throw collectedOrderRefusals.IGNORED();
  if (!addsUp(found)) throw collectedOrderRefusals.AMOUNT();
  const { source, externalNo, freight, isPaid, remark: mark } = found;
  const lines = orderLinesOf(found.items);
  const sale = { source, externalNo, freight, isPaid, mark, lines, recipient: recipientOf(found), says: '订单采集生成' };
  const { id: orderId, orderNo } = await placeCollected(write, sale);
  await collectedOrders.set(write, id, { state: collectedStates.placed, orderId, orderNo, message: '' });
  return { orderNo };
}
