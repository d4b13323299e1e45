import type { Coupon } from '#contract/coupon-record.ts';
import { shortMoment } from '#web/ui/index.ts';

const span = (from: Date | null, until: Date | null) => (from && until ? `${shortMoment(from)} – ${shortMoment(until)}` : '');

/** When it can be come by. */
export const timeOfClaim = ({ receiveStartTime, receiveEndTime }: Coupon): string =>
  receiveEndTime ? span(receiveStartTime, receiveEndTime) : '不限时';

/** When it can be used by who came by it. */
export const timeOfUse = ({ day, useStartTime, useEndTime }: Coupon): string =>
  day ? `领取后 ${day} 天` : span(useStartTime, useEndTime);
