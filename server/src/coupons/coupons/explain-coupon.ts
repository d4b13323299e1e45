import type { Write } from '#server/platform/write/write.ts';
import { coupons } from './queries.ts';

/** The reason for which a coupon may pay a whole order, given after it was made. */
export async function explainCoupon(write: Write, { id, clashReason }: { id: number; clashReason: string }): Promise<null> {
  await coupons.set(write, id, { clashReason });
  return null;
}
