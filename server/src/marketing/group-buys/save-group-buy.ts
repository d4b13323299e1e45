import { activityKinds } from '#contract/marketing/activities.ts';
import type { GroupBuyDraft } from '#contract/marketing/group-buy-record.ts';
import { groupBuyRefusals } from '#contract/marketing/group-buys.ts';
import { isRunning } from '#contract/coupons/campaign-state.ts';
import type { Write } from '#server/platform/write/write.ts';
import { saveActivity } from '../activities/save-activity.ts';
import { saveOverrideReason } from '../clashes/save-override-reason.ts';
import { groupBuys } from './queries.ts';
import { checkDraft } from './rules.ts';

/** A new group-buy where there is no id yet; one that runs stays as it is. Teams keep the terms that they were opened with. */
export async function saveGroupBuy(write: Write, draft: GroupBuyDraft & { id?: number }): Promise<null> {
  const { id, isShow: status, num, info, specType, people, effectiveTime, onceNum, virtualRation } = draft;
  if (id !== undefined && isRunning(await groupBuys.lock(write.tx, id), write.now))
    throw groupBuyRefusals.RUNNING_CANNOT_CHANGE();
  checkDraft(draft, write.now);
  const terms = { people, effectiveTime, onceNum, virtualRation };
  const own = { kind: activityKinds.groupBuy, status, num, info, specType: specType ?? undefined, ...terms };
  return saveOverrideReason(write, await saveActivity(write, groupBuys, draft, own), draft);
}
