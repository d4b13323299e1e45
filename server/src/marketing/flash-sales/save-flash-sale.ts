import { activityKinds } from '#contract/marketing/activities.ts';
import type { FlashSaleDraft } from '#contract/marketing/flash-sale-record.ts';
import { flashSaleRefusals } from '#contract/marketing/flash-sale-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { saveActivity } from '../activities/save-activity.ts';
import { saveOverrideReason } from '../clashes/save-override-reason.ts';
import { slotFor } from '../slots/slot-for.ts';
import { flashSales } from './queries.ts';

/** A new flash sale where there is no id yet; one that is on stays as it is. */
export async function saveFlashSale(write: Write, draft: FlashSaleDraft & { id?: number }): Promise<null> {
  const { id, num, status, info, specType } = draft;
  if (id !== undefined && (await flashSales.lock(write.tx, id)).status) throw flashSaleRefusals.ON_CANNOT_CHANGE();
  const { id: timeId } = await slotFor(write, draft);
  const own = { kind: activityKinds.flashSale, timeId, num, status, info, specType };
  return saveOverrideReason(write, await saveActivity(write, flashSales, draft, own), draft);
}
