import { activityKinds, activitySaleRefusals } from '#contract/marketing/activities.ts';
import type { Purchase, Sale, Selling } from '../activities/selling.ts';
import { bargainSelling } from '../bargains/rules.ts';
import { flashSelling } from '../flash-sales/rules.ts';
import { groupSelling } from '../group-buys/rules.ts';

const kinds = new Map<number, Selling>([
  [activityKinds.flashSale, flashSelling],
  [activityKinds.bargain, bargainSelling],
  [activityKinds.groupBuy, groupSelling],
]);

/** Rules of an activity by its kind. */
export function sellingOf({ kind }: { kind: number }): Selling {
  const selling = kinds.get(kind);
  if (!selling) throw activitySaleRefusals.GONE();
  return selling;
}

export type OpenSale = Sale & { sku: NonNullable<Sale['sku']> };

/** A sale that can be bought from now, or the first refusal of the wire. */
export function openSale(sale: Sale | undefined, purchase: Purchase, now: Date): OpenSale {
  if (!sale) throw activitySaleRefusals.GONE();
  const { activity, sku } = sale;
  const selling = sellingOf(activity);
  selling.open(sale, purchase, now);
  if (!sku) throw activitySaleRefusals.NO_SKU(activity);
  return { ...sale, sku: { ...sku, price: selling.priceOf?.(sale) ?? sku.price } };
}
