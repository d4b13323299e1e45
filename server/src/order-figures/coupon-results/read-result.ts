import type { Answer } from '#contract/call.ts';
import { couponRefusals } from '#contract/coupons/coupon-refusals.ts';
import { waysToCoupons } from '#contract/coupons/held-coupons.ts';
import { campaignKinds } from '#contract/order-figures/campaign-results.ts';
import type { couponResultCalls } from '#contract/order-figures/coupon-results.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { countHeld, couponsByIds } from '#server/coupons/index.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { broughtBy } from '../campaign-results/figures.ts';

export async function requireCoupon(db: Db, id: number): Promise<void> {
  if ((await couponsByIds(db, [id])).length === 0) throw couponRefusals.NOT_FOUND();
}

/** Holders are counted along indexes of the coupon; what its orders came to is kept in sums. */
export async function readResult(
  db: Db,
  { id }: { id: number },
  { actor }: Pick<CallContext, 'actor'>,
): Promise<Answer<typeof couponResultCalls.info>> {
  await requireCoupon(db, id);
  const [{ byWay, used }, brought] = await Promise.all([countHeld(db, id), broughtBy(db, campaignKinds.coupon, [id], undefined)]);
  const { orders, pieces, paid, refunded, discount } = brought(id);
  const amounts = { paid, refunded, net: paid - refunded, discount };
  const ways = waysToCoupons.values.flatMap((way) => (byWay.has(way) ? [{ way, count: byWay.get(way) ?? 0 }] : []));
  return {
    held: ways.reduce((sum, { count }) => sum + count, 0),
    ways,
    used,
    orders,
    pieces,
    ...(holds(actor, seeAmounts) ? amounts : { paid: null, refunded: null, net: null, discount: null }),
  };
}
