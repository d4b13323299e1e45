import { describe, expect, it } from 'vitest';
import { couponDraft } from '../../../test/coupons.ts';
import { couponOf, scopeOf } from './rules.ts';

const now = new Date('2026-11-20T00:00:00Z');
const at = (day: string) => new Date(`2026-${day}T00:00:00Z`);
const [earlier, past, soon, later] = [at('11-01'), at('11-19'), at('11-25'), at('12-31')];

describe('a coupon as it is kept', () => {
  it('can be claimed from now on for ever, unless a time is set', () => {
    expect(couponOf(couponDraft({ receiveEndTime: soon }), now)).toMatchObject({ receiveStartTime: now, receiveEndTime: null });
    expect(couponOf(couponDraft({ isForever: true, receiveStartTime: earlier, receiveEndTime: soon }), now)).toMatchObject({
      receiveStartTime: earlier,
      receiveEndTime: soon,
    });
  });

  it('is used within days, or within a time that is the same for all', () => {
    const fixed = { isFixedTime: true, useStartTime: soon, useEndTime: later };

    expect(couponOf(couponDraft({ useStartTime: soon, day: 3 }), now)).toMatchObject({ useStartTime: null, day: 3 });
    expect(couponOf(couponDraft({ ...fixed, day: 3 }), now)).toMatchObject({ useEndTime: later, day: null });
  });

  it('has as many left as were made, and none where nobody counts', () => {
    expect(couponOf(couponDraft({ isLimited: true, total: 50 }), now)).toMatchObject({ total: 50, lastTotal: 50 });
    expect(couponOf(couponDraft({ total: 50 }), now)).toMatchObject({ total: 0, lastTotal: 0 });
  });

  it('is good for each of its products once, or for one category', () => {
    expect(scopeOf({ useType: 2, primaryKey: [4, 3, 4] })).toEqual([4, 3]);
    expect(couponOf(couponDraft({ useType: 3, primaryKey: [8] }), now)).toMatchObject({ cateId: 8 });
    expect(couponOf(couponDraft({ useType: 1, primaryKey: [8] }), now)).toMatchObject({ cateId: null });
  });

  it.each([
    ['limited to none', { isLimited: true }, '请输入数量！'],
    ['of no product', { useType: 2, primaryKey: [] }, '请选择商品/分类！'],
    ['of two categories', { useType: 3, primaryKey: [1, 2] }, '请选择商品/分类！'],
    ['claimed at no time', { isForever: true, receiveStartTime: soon }, '请选择领取时间范围！'],
    ['claimed backwards', { isForever: true, receiveStartTime: later, receiveEndTime: soon }, '请选择正确的领取时间范围！'],
    [
      'claimed in the past',
      { isForever: true, receiveStartTime: earlier, receiveEndTime: past },
      '领取时间已经结束，请选择还没有结束的时间范围',
    ],
    ['used within no days', { day: 0 }, '请输入天数！'],
    ['used at no time', { isFixedTime: true, useStartTime: soon }, '请选择使用有效期限！'],
    ['used backwards', { isFixedTime: true, useStartTime: soon, useEndTime: soon }, '请选择正确的使用有效期限！'],
    [
      'used in the past',
      { isFixedTime: true, useStartTime: earlier, useEndTime: past },
      '使用有效期限已经结束，请选择还没有结束的时间范围',
    ],
    [
      'used up before anybody can claim it',
      {
        isFixedTime: true,
        useStartTime: earlier,
        useEndTime: soon,
        isForever: true,
        receiveStartTime: soon,
        receiveEndTime: later,
      },
      '领到时已经过了使用有效期限，请把领取时间提前，或延长使用有效期限',
    ],
    [
      'worth more than what must be spent, by half',
      { money: 10_000, minPrice: 5000 },
      '最低消费不能小于优惠券面值，不设门槛请填 0',
    ],
    ['worth more than what must be spent', { minPrice: 999 }, '最低消费不能小于优惠券面值，不设门槛请填 0'],
  ])('is refused: %s', (_, overrides, message) => {
    expect(() => {
      const draft = couponDraft(overrides);
      couponOf(draft, now);
      scopeOf(draft);
    }).toThrow(message);
  });
});
