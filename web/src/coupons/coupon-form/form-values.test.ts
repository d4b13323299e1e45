import { describe, expect, it } from 'vitest';
import { couponUses } from '#contract/coupon-record.ts';
import { coupon } from '../sample-coupons.ts';
import { blankCoupon, toDraft, toFormValues } from './form-values.ts';

const span = [new Date('2026-11-20T00:00:00Z'), new Date('2026-12-20T00:00:00Z')] as const;
const cup = { id: 3, storeName: '杯', image: '/a.png' };

describe('what the form of a coupon sends', () => {
  it('leaves out what does not count', () => {
    const typed = {
      ...blankCoupon,
      hasThreshold: false,
      isLimited: false,
      category: 9,
      products: [cup],
      minPrice: 500,
      useSpan: span,
      claimSpan: span,
      day: 7,
      total: 50,
    };

    expect(toDraft(typed)).toMatchObject({
      primaryKey: [],
      minPrice: 0,
      day: 7,
      total: 0,
      useStartTime: null,
      receiveEndTime: null,
    });
  });

  it('is limits, times and goods where they count', () => {
    const typed = { ...blankCoupon, hasThreshold: true, minPrice: 500, isLimited: true, total: 50, day: 7 };
    const timed = { ...typed, isFixedTime: true, useSpan: span, isForever: true, claimSpan: span };

    expect(toDraft({ ...timed, useType: couponUses.products, products: [cup] })).toMatchObject({
      primaryKey: [3],
      minPrice: 500,
      day: null,
      total: 50,
      useStartTime: span[0],
      receiveEndTime: span[1],
    });
    expect(toDraft({ ...timed, useType: couponUses.category, category: 9 })).toMatchObject({ primaryKey: [9] });
  });
});

describe('a copy', () => {
  it('begins as its coupon was', () => {
    const info = { coupon: { ...coupon({ minPrice: 0 }), isForever: false }, product: null, category: null };
    expect(toFormValues(info)).toMatchObject({ name: '满百减十', hasThreshold: false, day: 7, total: 100, claimSpan: null });

    const timed = { ...coupon({ isFixedTime: true, useStartTime: span[0], useEndTime: span[1] }), isForever: false };
    expect(toFormValues({ ...info, coupon: timed })).toMatchObject({ hasThreshold: true, minPrice: 10_000, useSpan: span });
  });
});
