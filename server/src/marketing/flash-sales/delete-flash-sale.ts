import { flashSaleRefusals } from '#contract/marketing/flash-sale-refusals.ts';
import { activityStates } from '#contract/coupons/campaign-state.ts';
import type { Write } from '#server/platform/write/write.ts';
import { saleSlots } from '../slots/queries.ts';
import { flashSales } from './queries.ts';
import { saleStateOf } from './rules.ts';

/** Deletes a flash sale that does not run. Orders that come back still find its quota. */
export async function deleteFlashSale(write: Write, { id }: { id: number }): Promise<null> {
  const { tx, now } = write;
  const found = await flashSales.lock(tx, id);
  const slot = await saleSlots.find(tx, found.timeId ?? 0);
  if (saleStateOf(found, slot, now) === activityStates.running) throw flashSaleRefusals.RUNNING_CANNOT_GO();
  await flashSales.set(write, id, { isDel: true });
  return null;
}
