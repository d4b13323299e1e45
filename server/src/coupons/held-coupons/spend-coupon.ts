import { eq } from 'drizzle-orm';
import { heldStates } from '#contract/coupons/held-coupons.ts';
import type { Write } from '#server/platform/write/write.ts';
import { couponUser } from './tables.ts';

interface CouponUse {
  /** Id of a coupon that is locked. */
  id: number;
  /** The order that it is spent on. */
  orderNo: string;
}

/** Spends a held coupon whose reductions the order has. */
export async function spendCoupon({ tx, now }: Write, { id, orderNo }: CouponUse): Promise<void> {
  const spent = { status: heldStates.used, useTime: now, orderNo, updateTime: now };
  await tx.update(couponUser).set(spent).where(eq(couponUser.id, id));
}
