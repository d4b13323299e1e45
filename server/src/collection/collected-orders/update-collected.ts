import type { Input } from '#contract/call.ts';
import type { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { collectedOrderRefusals } from '#contract/collection/collected-order-refusals.ts';
import { collectedStates } from '#contract/collection/collected-order-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import { collectedOrders } from '../outside-orders/queries.ts';
import { livingSkus, matchOthers, rememberMatches } from './queries.ts';
import { matchedBy } from './rules.ts';

type UpdateCall = typeof collectedOrderCalls.update;

/** Puts recipient and matches right; these hold for other orders that wait, and for those to come. */
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
  await matchOthers(tx, chosen, now);
  return null;
}
