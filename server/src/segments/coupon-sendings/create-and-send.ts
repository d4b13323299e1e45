import type { Answer, Input } from '#contract/call.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { couponSendingRefusals, type sentCouponCalls } from '#contract/segments/coupon-sendings.ts';
import { type ScopeLookup, createCoupon } from '#server/coupons/index.ts';
import { holds } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { saveSending } from './save-sending.ts';

type Create = typeof sentCouponCalls.createAndSend;

/** A new coupon and its sending, or neither. */
export async function createAndSend(
  write: Write,
  { audience, at, expected, ...draft }: Input<Create>,
  scopes: ScopeLookup,
): Promise<Answer<Create>> {
  if (!holds(write.actor, couponCalls.save.permission)) throw couponSendingRefusals.MAY_NOT_CREATE();
  const couponId = await createCoupon(write, draft, scopes);
  return { couponId, ...(await saveSending(write, { couponId, audience, at, expected })) };
}
