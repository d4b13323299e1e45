import type { Input } from '#contract/call.ts';
import { type collectedOrderCalls, collectedOrderRefusals, collectedStates } from '#contract/collection/collected-orders.ts';
import type { Write } from '#server/platform/write/write.ts';
import { collectedOrders } from '../outside-orders/queries.ts';
import { livingSkus, rememberMatches } from './queries.ts';
import { matchedBy } from './rules.ts';

type UpdateCall = typeof collectedOrderCalls.update;

/** Puts recipient and matches right, and remembers these for the next order. */
export async function updateCollected(write: Write, { id, items: matches, ...recipient }: Input<UpdateCall>): Promise<null> {
  const { tx, now } = write;
  const found = await collectedOrders.lock(tx, id);
  if (found.state === collectedStates.placed) throw collectedOrderRefusals.PLACED({ orderNo: found.orderNo });
  const items = matchedBy(found.items, matches);
  const chosen = new Map(
    matches.flatMap(({ externalSku, attrValueId }) => (attrValueId ? [[externalSku, attrValueId] as const] : [])),
  );
  const living = await livingSkus(tx, [...chosen.values()]);
  if ([...chosen.values()].some((skuId) => !living.has(skuId))) throw collectedOrderRefusals.UNKNOWN_SKU();
  await rememberMatches(tx, chosen, now);
  await collectedOrders.set(write, id, { ...recipient, items });
  return null;
}
