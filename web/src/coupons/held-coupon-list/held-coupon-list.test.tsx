import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type HeldCoupon, heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { customerCalls } from '#contract/customers/customers.ts';
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

  it('are those of one customer, who is found by what is typed and called by name', async () => {
    const found = { ...pageOf(), list: [{ uid: 7, nickname: '李梅' }] } as never;
    const { user, address, sent } = renderScreen(<HeldCouponList />, {
      wire: [on(heldCouponCalls.list, pageOf(held())), on(customerCalls.list, found)],
    });

    await user.type(await screen.findByRole('combobox', { name: '领取人' }), '李');
    await user.click(await screen.findByText('李梅'));

    expect(address()).toContain('uid=7');
    await waitFor(() => expect(sent(heldCouponCalls.list).at(-1)).toMatchObject({ uid: 7 }));
    expect(await screen.findAllByText('领取人：李梅')).not.toEqual([]);
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
