import { groupBuyRefusals } from '#contract/marketing/group-buys.ts';
import { isRunning } from '#contract/coupons/campaign-state.ts';
import type { Write } from '#server/platform/write/write.ts';
import { groupBuys } from './queries.ts';

/** Deletes a group-buy that does not run. Its teams go on, and orders that come back still find its quota. */
export async function deleteGroupBuy(write: Write, { id }: { id: number }): Promise<null> {
  if (isRunning(await groupBuys.lock(write.tx, id), write.now)) throw groupBuyRefusals.RUNNING_CANNOT_GO();
  await groupBuys.set(write, id, { isDel: true });
  return null;
}
