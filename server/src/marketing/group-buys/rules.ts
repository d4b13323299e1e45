import { activityKinds, activitySaleRefusals } from '#contract/marketing/activities.ts';
import type { GroupBuyDraft } from '#contract/marketing/group-buy-record.ts';
import { groupBuyRefusals, groupBuyPurchaseRefusals } from '#contract/marketing/group-buys.ts';
import { DAY } from '#contract/durations.ts';
import type { Selling } from '../activities/selling.ts';

const kind = activityKinds.groupBuy;

/** Purchase from a group-buy: so many pieces at once, and so many in all its time. */
export const groupSelling: Selling = {
  open({ activity, sku }, { quantity }, now) {
    if (activity.isDel || !activity.status) throw groupBuyPurchaseRefusals.OFF();
    if (!sku) throw activitySaleRefusals.NO_SKU({ kind });
    if (now < activity.startTime) throw groupBuyPurchaseRefusals.NOT_YET();
    if (now >= activity.stopTime) throw activitySaleRefusals.NOT_NOW({ kind });
    if (quantity > (activity.onceNum ?? 0)) throw groupBuyPurchaseRefusals.TOO_MANY_AT_ONCE();
    if (sku.quota < quantity) throw activitySaleRefusals.SOLD_OUT({ kind });
  },
  checkPurchaseLimit({ num }, { pieces }, quantity) {
    if (pieces >= num) throw groupBuyPurchaseRefusals.HAD_ALL();
    if (pieces + quantity > num) throw groupBuyPurchaseRefusals.OVER_LIMIT();
  },
};

type GroupBuyTerms = Pick<GroupBuyDraft, 'stopTime' | 'specType' | 'attrValue' | 'onceNum' | 'num' | 'virtualRation' | 'people'>;

/** The first refusal of a form, in the order of the wire. */
export function checkDraft(
  { stopTime, specType, attrValue, onceNum, num, virtualRation, people }: GroupBuyTerms,
  now: Date,
): void {
  if (specType === false && attrValue.length > 1) throw groupBuyRefusals.ONE_SKU();
  if (stopTime.getTime() + DAY <= now.getTime()) throw groupBuyRefusals.ENDED();
  if (onceNum > num) throw groupBuyRefusals.ONCE_OVER_NUM();
  if (virtualRation >= people) throw groupBuyRefusals.TOO_MANY_FILLED();
}
