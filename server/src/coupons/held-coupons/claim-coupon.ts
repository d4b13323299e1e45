import { couponRefusals } from '#contract/coupons/coupon-refusals.ts';
import type { OwnCoupon } from '#contract/coupons/own-coupons.ts';
import { type BuyerDraft, findOrCreateCustomer } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { findCoupon, lockGivable } from '../coupons/queries.ts';
import { giveCoupons } from './give-coupons.ts';
import { getOwnCoupon } from './queries.ts';
import { claimable } from './rules.ts';

/**
 * A coupon claimed by a buyer, once. Claims of the same coupon wait for each other, so that none is given too often; most of a
 * rush is refused by a look before that, and nobody becomes a customer by it.
 */
export async function claimCoupon(write: Write, { id, ...buyer }: { id: number } & BuyerDraft): Promise<OwnCoupon> {
  const { tx, now } = write;
  claimable(await findCoupon(tx, id), now);
  const uid = await findOrCreateCustomer(write, buyer);
  const [found] = await lockGivable(tx, [id]);
  claimable(found, now);
  const given = await giveCoupons(write, { uid, couponIds: [id], type: 'receive' });
  if (given.length === 0) throw couponRefusals.HELD_ALREADY();
  return getOwnCoupon(tx, id, uid, now);
}
