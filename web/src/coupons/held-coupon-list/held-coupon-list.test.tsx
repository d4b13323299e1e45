import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type HeldCoupon, heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { held, pageOf } from '../sample-coupons.ts';
import { HeldCouponList } from './held-coupon-list.tsx';

describe('the records of coupons', () => {
  it('say who came by which one, how, and what became of it', async () => {
    const used = held({ status: 1, type: 'buy', minPrice: 0, useTime: new Date('2026-11-22T02:00:00Z'), orderNo: 'order12' });
    renderScreen(<HeldCouponList />, { wire: [on(heldCouponCalls.list, pageOf(used))] });
    for (const text of ['王小明', '¥10.00', '无门槛', '买赠送', '已使用', '11-22 10:00'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'order12' }).getAttribute('href')).toBe('/order/index?open=order12');
    expect(screen.getByRole('img', { name: '不可用' })).toBeTruthy();
  });

  itIsAList({
    screen: <HeldCouponList />,
    call: heldCouponCalls.list,
    some: pageOf(held()),
    row: '满百减十',
    shows: ['未使用', '自己领取'],
    none: pageOf<HeldCoupon>(),
    empty: /^还没有人领取优惠券/,
    filter: 'status=1',
    search: ['优惠券', 'name'],
  });
});
