import { activityKinds, noSale } from '#contract/marketing/activities.ts';
import { type GroupBuyDraft, no as noGroupBuy, noSale as no } from '#contract/marketing/group-buys.ts';
import { DAY } from '#contract/durations.ts';
import type { Selling } from '../activities/rules.ts';

const kind = activityKinds.groupBuy;

/** Purchase from a group-buy: so many pieces at once, and so many in all its time. */
export const groupSelling: Selling = {
  open({ activity, sku }, { quantity }, now) {
    if (activity.isDel || !activity.status) throw no.OFF();
    if (!sku) throw noSale.NO_SKU({ kind });
    if (now < activity.startTime) throw no.NOT_YET();
    if (now >= activity.stopTime) throw noSale.NOT_NOW({ kind });
    if (quantity > (activity.onceNum ?? 0)) throw no.TOO_MANY_AT_ONCE();
    if (sku.quota < quantity) throw noSale.SOLD_OUT({ kind });
  },
  checkTurn({ num }, { pieces }, quantity) {
    if (pieces >= num) throw no.HAD_ALL();
    if (pieces + quantity > num) throw no.OVER_LIMIT();
  },
};

type Terms = Pick<GroupBuyDraft, 'stopTime' | 'specType' | 'attrValue' | 'onceNum' | 'num' | 'virtualRation' | 'people'>;

/** The first refusal of a form, in the order of the wire. */
export function checkDraft({ stopTime, specType, attrValue, onceNum, num, virtualRation, people }: Terms, now: Date): void {
  if (specType === false && attrValue.length > 1) throw noGroupBuy.ONE_SKU();
  if (stopTime.getTime() + DAY <= now.getTime()) throw noGroupBuy.ENDED();
  if (onceNum > num) throw noGroupBuy.ONCE_OVER_NUM();
  if (virtualRation >= people) throw noGroupBuy.TOO_MANY_FILLED();
}
