import { activityKinds, activitySaleRefusals } from '#contract/marketing/activities.ts';
import type { BargainDraft } from '#contract/marketing/bargain-record.ts';
import { bargainRefusals } from '#contract/marketing/bargains.ts';
import { bargainPurchaseRefusals, participationStates } from '#contract/marketing/participations.ts';
import type { Selling } from '../activities/selling.ts';

type Sku = BargainDraft['attrValue'][number];

/** The only SKU of a bargain, the first of the form; everybody who helps has a fen to cut. */
export function skuOf({ attrValue: [first], peopleNum }: BargainDraft): Sku {
  if (!first) throw bargainRefusals.NO_SKU();
  if (!first.quota) throw bargainRefusals.NO_QUOTA();
  const least = first.minPrice + peopleNum;
  if (first.price < least) throw bargainRefusals.TOO_LITTLE({ least });
  return first;
}

const kind = activityKinds.bargain;

/** Purchase of what a buyer has brought to its floor: one piece, once, at the floor that it began with. */
export const bargainSelling: Selling = {
  open({ activity, sku, participation }, { quantity, participationId }, now) {
    if (participationId === undefined) throw bargainPurchaseRefusals.NO_PARTICIPATION();
    if (activity.isDel || !activity.status) throw bargainPurchaseRefusals.GONE();
    if (!sku) throw activitySaleRefusals.NO_SKU({ kind });
    if (now >= activity.stopTime) throw bargainPurchaseRefusals.OVER();
    if (!participation) throw bargainPurchaseRefusals.NOT_THEIRS();
    if (participation.status !== participationStates.succeeded) throw bargainPurchaseRefusals.UNFINISHED();
    if (participation.skuId !== sku.skuId) throw activitySaleRefusals.NO_SKU({ kind });
    if (quantity > 1) throw bargainPurchaseRefusals.ONE_PIECE();
    if (sku.quota < 1) throw activitySaleRefusals.SOLD_OUT({ kind });
  },
  priceOf: ({ participation }) => participation?.bargainPriceMin,
  checkOnce({ unpaid, orders }) {
    if (unpaid > 0) throw bargainPurchaseRefusals.ORDERED_UNPAID();
    if (orders > 0) throw bargainPurchaseRefusals.ORDERED();
  },
  checkPurchaseLimit({ num }, { orders }) {
    if (orders >= num) throw bargainPurchaseRefusals.LIMIT();
  },
};
