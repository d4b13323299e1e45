import { couponTypes } from '#contract/coupon-record.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { run } from '#web/ui/index.ts';
import type { PickInput } from '#web/ui/pickers/index.ts';

/** Coupons that staff may send: those that customers could claim themselves. */
export const claimedCoupons = ({ page, limit, filters }: PickInput) =>
  run(couponCalls.sendList, { page, limit, type: couponTypes.claimed, keywords: filters['name'] });
