import { collectedOrderRefusals } from '#contract/collection/collected-order-refusals.ts';
import { collectedStates } from '#contract/collection/collected-order-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import { collectedOrders } from '../outside-orders/queries.ts';

export async function ignoreCollected(write: Write, { id }: { id: number }): Promise<null> {
  const { state, orderNo } = await collectedOrders.lock(write.tx, id);
  if (state === collectedStates.placed) throw collectedOrderRefusals.PLACED({ orderNo });
  await collectedOrders.set(write, id, { state: collectedStates.ignored });
  return null;
}
