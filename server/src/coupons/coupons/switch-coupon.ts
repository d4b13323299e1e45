import type { Input } from '#contract/call.ts';
import type { couponCalls } from '#contract/coupons/coupons.ts';
import { couponRefusals } from '#contract/coupons/coupon-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { coupons } from './queries.ts';

/** Switches a coupon, with the reason for which it may pay a whole order; those that customers hold already stay good. */
export async function switchCoupon(
  write: Write,
  { id, status, clashReason }: Input<typeof couponCalls.updateStatus>,
): Promise<null> {
  if ((await coupons.lock(write.tx, id)).status === status) throw couponRefusals.SAME_STATUS();
  const reason = status ? clashReason?.trim() : undefined;
  await coupons.set(write, id, { status, ...(reason && { clashReason: reason }) });
  return null;
}
