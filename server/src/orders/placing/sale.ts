import { activitySaleRefusals } from '#contract/marketing/activities.ts';
import type { QuoteDraft } from '#contract/orders/quotes.ts';
import { type OpenSale, type Sale, findSale, openSale } from '#server/marketing/index.ts';
import type { Db } from '#server/platform/database/connect.ts';

type SaleDraft = Pick<QuoteDraft, 'lines' | 'activityId' | 'participationId' | 'couponId' | 'buyer'>;

/** Purchase that a draft asks of an activity; without one nothing is asked. */
export async function saleFor(
  db: Db,
  { lines: [line], activityId, participationId, buyer }: SaleDraft,
): Promise<Sale | undefined> {
  if (!line || activityId === undefined) return undefined;
  return findSale(db, { activityId, skuId: line.skuId, participationId, account: buyer?.account ?? '' });
}

/** The activity that sells the order: alone, to a customer, without a coupon. */
export function saleOf(draft: SaleDraft, found: Sale | undefined, now: Date): OpenSale | undefined {
  const { lines, activityId, participationId, couponId, buyer } = draft;
  if (activityId === undefined) return undefined;
  const [line] = lines;
  if (!line || lines.length > 1) throw activitySaleRefusals.ALONE();
  if (!buyer) throw activitySaleRefusals.NO_BUYER();
  if (couponId !== undefined) throw activitySaleRefusals.NO_COUPON();
  return openSale(found, { quantity: line.quantity, participationId }, now);
}
