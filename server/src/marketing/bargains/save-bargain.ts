import { activityKinds } from '#contract/marketing/activities.ts';
import type { BargainDraft } from '#contract/marketing/bargain-record.ts';
import { bargainRefusals } from '#contract/marketing/bargains.ts';
import { isRunning } from '#contract/coupons/campaign-state.ts';
import type { Write } from '#server/platform/write/write.ts';
import { saveActivity } from '../activities/save-activity.ts';
import { saveOverrideReason } from '../clashes/save-override-reason.ts';
import { bargains } from './queries.ts';
import { skuOf } from './rules.ts';

/** A new bargain where there is no id yet; one that runs stays as it is. */
export async function saveBargain(write: Write, draft: BargainDraft & { id?: number }): Promise<null> {
  const { id, num, status, peopleNum, bargainNum, storeName, info, giveIntegral } = draft;
  const kept = id === undefined ? undefined : await bargains.lock(write.tx, id);
  if (kept && isRunning(kept, write.now)) throw bargainRefusals.RUNNING_CANNOT_CHANGE();
  const own = { num, status, peopleNum, bargainNum, storeName: storeName.trim(), info: info ?? kept?.info ?? '' };
  const attrValue = [skuOf(draft)];
  const saved = await saveActivity(
    write,
    bargains,
    { ...draft, attrValue },
    { kind: activityKinds.bargain, ...own, giveIntegral: giveIntegral ?? undefined },
  );
  return saveOverrideReason(write, saved, draft);
}
