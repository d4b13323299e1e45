import { eq } from 'drizzle-orm';
import { heldStates } from '#contract/coupons/held-coupons.ts';
import type { Fen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockHeldCoupon } from './queries.ts';
import { type Bought, reductionBy } from './rules.ts';
import { couponUser } from './tables.ts';

interface Use {
  id: number;
  uid: number;
  goods: readonly Bought[];
  /** The order that it is spent on. */
  orderNo: string;
}

/** Spends a held coupon on these goods; answers what it takes off. Of two orders at once the second finds it used. */
export async function spendCoupon({ tx, now }: Write, { id, uid, goods, orderNo }: Use): Promise<Fen> {
  const reduction = reductionBy(await lockHeldCoupon(tx, id, uid), goods, now);
  await tx
    .update(couponUser)
    .set({ status: heldStates.used, useTime: now, orderNo, updateTime: now })
    .where(eq(couponUser.id, id));
  return reduction;
}
