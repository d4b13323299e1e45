import type { Coupon } from '#contract/coupon-record.ts';
import { shortMoment } from '#web/ui/index.ts';

/** "11-20 14:05 – 12-01 23:59". */
export const span = (from: Date | null, until: Date | null): string =>
  from && until ? `${shortMoment(from)} – ${shortMoment(until)}` : '';

/** Period in which it can be claimed. */
export const timeOfClaim = ({ receiveStartTime, receiveEndTime }: Coupon): string =>
  receiveEndTime ? span(receiveStartTime, receiveEndTime) : '不限时';

/** Period in which it can be used after the claim. */
export const timeOfUse = ({ day, useStartTime, useEndTime }: Coupon): string =>
  day ? `领取后 ${day} 天` : span(useStartTime, useEndTime);
