import type { Answer, Input } from '#contract/call.ts';
import { couponRefusals } from '#contract/coupons/coupon-refusals.ts';
import { type heldCouponCalls, heldCouponRefusals, waysToCoupons } from '#contract/coupons/held-coupons.ts';
import { refuseMerged, customer } from '#server/customers/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockGivable, takeCoupons } from '../coupons/queries.ts';
import { holdersAmong } from './queries.ts';
import { sendable, toHeldCoupon } from './rules.ts';
import { couponUser } from './tables.ts';

type Receive = typeof heldCouponCalls.receive;

/** A coupon for each of these customers who has none yet, or for nobody where fewer are left. */
export async function sendCoupon(write: Write, { couponId, uid }: Input<Receive>): Promise<Answer<Receive>> {
  const { tx, now } = write;
  const uids = [...new Set(uid)];
  const [found] = await lockGivable(tx, [couponId]);
  const coupon = sendable(found, now);
  if (coupon.isLimited && coupon.lastTotal < 1) throw couponRefusals.SOLD_OUT();
  const there = await tx
    .select({ id: customer.id, mergedInto: customer.mergedInto })
    .from(customer)
    .where(among(customer.id, uids))
    .orderBy(customer.id)
    .for('key share');
  if (there.length < uids.length) throw heldCouponRefusals.NOBODY_THERE();
  there.forEach(refuseMerged);
  const holders = await holdersAmong(tx, couponId, uids);
  const others = uids.filter((one) => !holders.has(one));
  if (others.length === 0) throw couponRefusals.HELD_ALREADY();
  if (coupon.isLimited && coupon.lastTotal < others.length) throw heldCouponRefusals.TOO_FEW();
  await insertRows(
    tx,
    couponUser,
    others.map((one) => toHeldCoupon(coupon, one, waysToCoupons.send, now)),
  );
  await takeCoupons(write, [coupon], others.length);
  return { sent: others.length, skipped: holders.size };
}
