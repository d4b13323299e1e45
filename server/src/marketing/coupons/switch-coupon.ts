import type { Input } from '#contract/call.ts';
import { type couponCalls, no } from '#contract/marketing/coupons.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockCoupon, setCoupon } from './queries.ts';

/** On or off; those that customers hold already stay good. */
export async function switchCoupon({ tx, now }: Write, { id, status }: Input<typeof couponCalls.updateStatus>): Promise<null> {
  const row = await lockCoupon(tx, id);
  if (!row) throw no.UNKNOWN();
  if (row.status === status) throw no.SAME_STATUS();
  await setCoupon(tx, id, { status, updateTime: now });
  return null;
}
