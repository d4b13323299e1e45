import { collectedOrderRefusals, collectedStates } from '#contract/collection/collected-orders.ts';
import type { Write } from '#server/platform/write/write.ts';
import { collectedOrders } from '../outside-orders/queries.ts';

export async function ignoreCollected(write: Write, { id }: { id: number }): Promise<null> {
  const { state, orderNo } = await collectedOrders.lock(write.tx, id);
  if (state === collectedStates.placed) throw collectedOrderRefusals.PLACED({ orderNo });
  await collectedOrders.set(write, id, { state: collectedStates.ignored });
  return null;
}
