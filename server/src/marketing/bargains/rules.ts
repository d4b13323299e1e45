import { activityKinds, noSale } from '#contract/marketing/activities.ts';
import { type BargainDraft, no } from '#contract/marketing/bargains.ts';
import { noSale as noBargain, participationStates } from '#contract/marketing/participations.ts';
import type { Selling } from '../activities/rules.ts';

type Sku = BargainDraft['attrValue'][number];

/** The only SKU of a bargain, the first of the form; everybody who helps has a fen to cut. */
export function skuOf({ attrValue: [first], peopleNum }: BargainDraft): Sku {
  if (!first) throw no.NO_SKU();
  if (!first.quota) throw no.NO_QUOTA();
  const least = first.minPrice + peopleNum;
  if (first.price < least) throw no.TOO_LITTLE({ least });
  return first;
}

const kind = activityKinds.bargain;

/** Purchase of what a buyer has brought to its floor: one piece, once, at the floor that it began with. */
export const bargainSelling: Selling = {
  open({ activity, sku, participation }, { account, quantity, participationId }, now) {
    if (participationId === undefined) throw noBargain.NO_PARTICIPATION();
    if (activity.isDel || !activity.status) throw noBargain.GONE();
    if (!sku) throw noSale.NO_SKU({ kind });
    if (now >= activity.stopTime) throw noBargain.OVER();
    if (participation?.account !== account) throw noBargain.NOT_THEIRS();
    if (participation.status !== participationStates.succeeded) throw noBargain.UNFINISHED();
    if (participation.skuId !== sku.skuId) throw noSale.NO_SKU({ kind });
    if (quantity > 1) throw noBargain.ONE_PIECE();
    if (sku.quota < 1) throw noSale.SOLD_OUT({ kind });
  },
  priceOf: ({ participation }) => participation?.bargainPriceMin,
  checkOnce({ unpaid, orders }) {
    if (unpaid > 0) throw noBargain.ORDERED_UNPAID();
    if (orders > 0) throw noBargain.ORDERED();
  },
  checkTurn({ num }, { orders }) {
    if (orders >= num) throw noBargain.LIMIT();
  },
};
