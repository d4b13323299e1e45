import { couponTypes } from '#contract/coupon-record.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { isFieldServed, run } from '#web/ui/index.ts';
import type { PickInput } from '#web/ui/pickers/index.ts';

/** Coupons that customers could claim themselves: those that staff may send first, the others with why not. */
export const claimedCoupons = ({ page, limit, filters }: PickInput) =>
  run(couponCalls.sendList, {
    page,
    limit,
    type: couponTypes.claimed,
    keywords: filters['name'],
    ...(isFieldServed(couponCalls.sendList, 'isWhole') && { isWhole: true }),
  });
