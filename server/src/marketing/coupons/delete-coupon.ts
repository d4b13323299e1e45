import { no } from '#contract/marketing/coupons.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockCoupon, setCoupon } from './queries.ts';

/** Out of every list; products keep their link to it, in case it comes back. */
export async function deleteCoupon({ tx, now }: Write, { id }: { id: number }): Promise<null> {
  if (!(await lockCoupon(tx, id))) throw no.UNKNOWN();
  await setCoupon(tx, id, { isDel: true, updateTime: now });
  return null;
}
