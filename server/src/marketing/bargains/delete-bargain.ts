import { bargainRefusals } from '#contract/marketing/bargains.ts';
import { isRunning } from '#contract/coupons/campaign-state.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bargains } from './queries.ts';

/** Deletes a bargain that does not run. Orders that come back still find its quota. */
export async function deleteBargain(write: Write, { id }: { id: number }): Promise<null> {
  if (isRunning(await bargains.lock(write.tx, id), write.now)) throw bargainRefusals.RUNNING_CANNOT_GO();
  await bargains.set(write, id, { isDel: true });
  return null;
}
