import type { CouponDraft } from '#contract/coupons/coupon-draft.ts';
import type { Write } from '#server/platform/write/write.ts';
import { createCoupon } from './create-coupon.ts';
import type { ScopeLookup } from './scope-lookup.ts';

/** A new coupon as the wire makes it, which names none. */
export async function saveCoupon(write: Write, draft: CouponDraft, scopes: ScopeLookup): Promise<null> {
  await createCoupon(write, draft, scopes);
  return null;
}
