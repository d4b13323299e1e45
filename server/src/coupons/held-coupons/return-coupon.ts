import { and, eq, sql } from 'drizzle-orm';
import { heldStates } from '#contract/coupons/held-coupons.ts';
import type { Write } from '#server/platform/write/write.ts';
import { couponUser } from './tables.ts';

/** A used coupon comes back to its customer; one whose time is over has expired meanwhile. */
export async function returnCoupon({ tx, now }: Write, { id }: { id: number }): Promise<void> {
  const status = sql`case when ${couponUser.endTime} > ${now.toISOString()} then ${heldStates.unused}::int else ${heldStates.expired}::int end`;
  await tx
    .update(couponUser)
    .set({ status, useTime: null, orderNo: null, updateTime: now })
    .where(and(eq(couponUser.id, id), eq(couponUser.status, heldStates.used)));
}
