import { waysToCoupons } from '#contract/coupons/held-coupons.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockGivable, takeCoupons } from '../coupons/queries.ts';
import { holdersAmong } from './queries.ts';
import { sendable, toHeldCoupon } from './rules.ts';
import { couponUser } from './tables.ts';

/** A coupon for each of these who has none yet, in their order and as far as it goes; answers who got none because none was left. */
export async function giveToMany(write: Write, { couponId, uids }: { couponId: number; uids: readonly number[] }) {
  const { tx, now } = write;
  const [found] = await lockGivable(tx, [couponId]);
  const coupon = sendable(found, now);
  const holders = await holdersAmong(tx, couponId, uids);
  const others = uids.filter((one) => !holders.has(one));
  const given = others.slice(0, coupon.isLimited ? coupon.lastTotal : others.length);
  await insertRows(
    tx,
    couponUser,
    given.map((one) => toHeldCoupon(coupon, one, waysToCoupons.send, now)),
  );
  if (given.length > 0) await takeCoupons(write, [coupon], given.length);
  return { given, short: others.slice(given.length) };
}
