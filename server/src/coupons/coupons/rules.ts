import { couponTypes, couponUses } from '#contract/coupon-record.ts';
import type { CouponDraft } from '#contract/coupons/coupon-draft.ts';
import type { ListedCoupon } from '#contract/coupons/listed-coupon.ts';
import { couponRefusals } from '#contract/coupons/coupon-refusals.ts';
import type { coupon } from './tables.ts';

type CouponValues = Omit<typeof coupon.$inferInsert, 'createTime' | 'updateTime' | 'isDel'>;
type UseTimes = Pick<CouponValues, 'isFixedTime' | 'useStartTime' | 'useEndTime' | 'day'>;

/** Span in which a coupon can be claimed; without a limit from now on. */
function timesOfClaim({ isForever, receiveStartTime: start, receiveEndTime: end }: CouponDraft, now: Date) {
  if (!isForever) return { receiveStartTime: now, receiveEndTime: null };
  if (!start || !end) throw couponRefusals.NO_RECEIVE_TIME();
  if (start >= end) throw couponRefusals.WRONG_RECEIVE_TIME();
  if (end <= now) throw couponRefusals.RECEIVE_TIME_OVER();
  return { receiveStartTime: start, receiveEndTime: end };
}

function timesOfUse({ isFixedTime, useStartTime: start, useEndTime: end, day }: CouponDraft, now: Date): UseTimes {
  if (!isFixedTime) {
    if (!day) throw couponRefusals.NO_DAYS();
    return { isFixedTime, useStartTime: null, useEndTime: null, day };
  }
  if (!start || !end) throw couponRefusals.NO_USE_TIME();
  if (start >= end) throw couponRefusals.WRONG_USE_TIME();
  if (end <= now) throw couponRefusals.USE_TIME_OVER();
  return { isFixedTime, useStartTime: start, useEndTime: end, day: null };
}

/** The ids of `primaryKey`: products of a product coupon, the one category of a category coupon. */
export function scopeOf({ useType, primaryKey }: Pick<CouponDraft, 'useType' | 'primaryKey'>): number[] {
  if (useType === couponUses.all) return [];
  const ids = [...new Set(primaryKey ?? [])].filter((id) => id > 0);
  if (ids.length === 0 || (useType === couponUses.category && ids.length > 1)) throw couponRefusals.NO_SCOPE();
  return ids;
}

/** The draft as the row keeps it; throws the refusal that says what does not fit. */
export function couponOf(draft: CouponDraft, now: Date): CouponValues {
  const { name, money, isLimited, useType, type, sort, status } = draft;
  const isPrivate = draft.isPrivate ?? false;
  if (isPrivate && type !== couponTypes.claimed) throw couponRefusals.PRIVATE_IS_CLAIMED();
  const total = isLimited ? (draft.total ?? 0) : 0;
  if (isLimited && total < 1) throw couponRefusals.NO_COUNT();
  const minPrice = draft.minPrice ?? 0;
  if (minPrice > 0 && minPrice < money) throw couponRefusals.BELOW_VALUE();
  const [cateId = null] = useType === couponUses.category ? scopeOf(draft) : [];
  const times = { ...timesOfClaim(draft, now), ...timesOfUse(draft, now) };
  if (times.useEndTime && times.useEndTime <= times.receiveStartTime) throw couponRefusals.CLAIM_AFTER_USE();
  const figures = { money, minPrice, isLimited, total, lastTotal: total };
  const { bearer } = draft;
  const kind = { useType, cateId, type, isPrivate, bearer, sort, status, clashReason: draft.clashReason?.trim() || null };
  return { name: name.trim(), ...figures, ...kind, ...times };
}

type SendingTerms = Pick<
  ListedCoupon,
  'status' | 'isLimited' | 'lastTotal' | 'receiveStartTime' | 'receiveEndTime' | 'useEndTime'
>;

/** Reason why staff cannot send a coupon now, for those who look for it among the others; null where they can. */
export function whyNotSent({ status, isLimited, lastTotal, ...times }: SendingTerms, now: Date): string | null {
  if (!status) return '未开启';
  if (times.receiveStartTime && times.receiveStartTime > now) return '还没到领取时间';
  if (times.receiveEndTime && times.receiveEndTime <= now) return '领取时间已过';
  if (times.useEndTime && times.useEndTime <= now) return '使用时间已过';
  return isLimited && lastTotal < 1 ? '已发完' : null;
}
