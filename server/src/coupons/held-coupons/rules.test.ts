import { describe, expect, it } from 'vitest';
import type { CouponRow } from '../coupons/queries.ts';
import { canBeGiven, toHeldCoupon } from './rules.ts';

const at = (day: string) => new Date(`${day}T00:00:00+08:00`);
const now = at('2026-11-20');
const figures = { id: 7, name: '满百减十', money: 1000, minPrice: 10_000, isLimited: false, total: 0, lastTotal: 0 };
const scope = {
  useType: 1,
  cateId: null,
  productIds: [],
  type: 3,
  sort: 0,
  status: true,
  clashReason: null,
  isPrivate: false,
  bearer: 1,
  isDel: false,
};
const times = {
  receiveStartTime: at('2026-11-01'),
  receiveEndTime: null,
  isFixedTime: false,
  useStartTime: null,
  useEndTime: null,
};
const coupon = (overrides: Partial<CouponRow> = {}): CouponRow => ({
  ...figures,
  ...scope,
  ...times,
  day: 7,
  createTime: now,
  updateTime: now,
  ...overrides,
});
const fixed = { isFixedTime: true, day: null, useStartTime: at('2026-12-01'), useEndTime: at('2026-12-31') };

describe('a coupon can be given', () => {
  it.each<[string, Partial<CouponRow>, boolean]>([
    ['as often as anybody likes', {}, true],
    ['not while it is switched off', { status: false }, false],
    ['while some are left', { isLimited: true, total: 5, lastTotal: 1 }, true],
    ['not when none is left', { isLimited: true, total: 5, lastTotal: 0 }, false],
    ['not before it can be claimed', { receiveStartTime: at('2026-11-21') }, false],
    ['not after it could be claimed', { receiveEndTime: now }, false],
    ['before the time in which it is used', fixed, true],
    ['not when the time in which it is used is over', { ...fixed, useEndTime: at('2026-11-19') }, false],
  ])('%s', (_, overrides, can) => {
    expect(canBeGiven(coupon(overrides), now)).toBe(can);
  });
});

describe('a coupon that is held', () => {
  it('is good for so many days from the moment it came', () => {
    expect(toHeldCoupon(coupon(), 3, 'buy', now)).toMatchObject({
      uid: 3,
      type: 'buy',
      startTime: now,
      endTime: at('2026-11-27'),
    });
  });

  it('is good in the time of the coupon where that is fixed', () => {
    expect(toHeldCoupon(coupon(fixed), 3, 'buy', now)).toMatchObject({ startTime: at('2026-12-01'), endTime: at('2026-12-31') });
  });

  it.each<[string, Partial<CouponRow>, string]>([
    ['everything', {}, ''],
    ['products', { useType: 2, productIds: [4, 9] }, '4,9'],
    ['a category', { useType: 3, cateId: 12 }, '12'],
  ])('keeps what it is good for: %s', (_, overrides, primaryKey) => {
    expect(toHeldCoupon(coupon(overrides), 3, 'buy', now)).toMatchObject({ primaryKey });
  });
});
