import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import type { ListedCoupon } from '#contract/coupons/listed-coupon.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { couponRefusals } from '#contract/coupons/coupon-refusals.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { giveReason } from '../../../test/give-reason.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { coupon, held, pageOf } from '../sample-coupons.ts';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import './holders-dialog.tsx';
import { CouponList } from './coupon-list.tsx';

const choices = [on(preferenceCalls.get, null), on(savedViewCalls.list, [])];
const show = (row: ListedCoupon = coupon(), wire: readonly Answering[] = []) =>
  renderScreen(<CouponList />, { wire: [...choices, on(couponCalls.list, pageOf(row)), ...wire] });
const act = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: '更多' }));
  await user.click(await screen.findByRole('button', { name }));
};

describe('the list of coupons', () => {
  it('says how much, for what, when, and how many are left', async () => {
    show();
    for (const text of ['通用券', '¥10.00', '满 ¥100.00', '手动领取', '不限时', '领取后 7 天', '发布：100', '剩余：40'])
      expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says both times of one that is limited to them', async () => {
    const [from, until] = [new Date('2026-11-20T06:05:00Z'), new Date('2026-12-01T15:59:59Z')];
    const times = { receiveEndTime: until, isFixedTime: true, useStartTime: from, useEndTime: until, day: null };
    show(coupon({ ...times, isLimited: false, total: 0, lastTotal: 0, minPrice: 0 }));
    for (const text of ['不限量', '无门槛']) expect(await screen.findByText(text)).toBeTruthy();
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.filter((text) => text === '11-20 14:05 – 12-01 23:59')).toHaveLength(2);
  });

  it('switches one off, and back with the reason when that is refused', async () => {
    const refuse = on(couponCalls.updateStatus, () => {
      throw couponRefusals.SAME_STATUS();
    });
    const { user, sent, notes } = show(coupon(), [refuse]);
    await user.click(await screen.findByRole('switch', { name: '开启满百减十' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'error', text: '优惠券状态无需变更' }]));
    expect(sent(couponCalls.updateStatus)).toEqual([{ id: 7, status: false }]);
    expect(screen.getByRole('switch', { name: '开启满百减十' }).getAttribute('aria-checked')).toBe('true');
  });

  it('asks for the reason before one goes on that may pay a whole order, unless it has one', async () => {
    const free = { status: false, minPrice: 0 };
    const view = show(coupon(free), [on(couponCalls.updateStatus, null)]);
    await view.user.click(await screen.findByRole('switch', { name: '开启满百减十' }));
    expect(await screen.findByText('没有使用门槛：不超过 ¥10.00 的订单一分不付')).toBeTruthy();
    await giveReason(view.user, '开启', '开业送客');
    await waitFor(() => expect(view.sent(couponCalls.updateStatus)).toEqual([{ id: 7, status: true, clashReason: '开业送客' }]));
    view.unmount();

    const known = show(coupon({ ...free, clashReason: '开业送客' }), [on(couponCalls.updateStatus, null)]);
    await known.user.click(await screen.findByRole('switch', { name: '开启满百减十' }));
    await waitFor(() => expect(known.sent(couponCalls.updateStatus)).toEqual([{ id: 7, status: true }]));
  });

  it('leads to a copy, of one that is off too', async () => {
    const { user, address } = show(coupon({ status: false }));
    await act(user, '复制');
    expect(address()).toBe('/marketing/coupon/list/save/7');
  });

  it('deletes after asking, and can take it back', async () => {
    const { user, sent, notes } = show(coupon(), [on(couponCalls.delete, null, { change: 5 })]);
    await act(user, '删除');
    expect(await screen.findByText('确定删除当前数据？')).toBeTruthy();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(sent(couponCalls.delete)).toEqual([{ id: 7 }]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '删除成功' }]));
  });

  itIsAList({
    screen: <CouponList />,
    call: couponCalls.list,
    some: pageOf(coupon()),
    row: '满百减十',
    none: pageOf<ListedCoupon>(),
    empty: /^还没有优惠券/,
    filter: 'status=1',
    search: ['优惠券名称', 'name'],
    reader: { may: ['admin:coupon:list', 'admin:coupon:info'], lacks: ['添加优惠券', '领取记录', '复制', '更多', '删除'] },
  });
});

describe('the records of one coupon', () => {
  const open = async (...rows: ReturnType<typeof held>[]) => {
    const view = show(coupon(), [on(heldCouponCalls.list, pageOf(...rows))]);
    await view.user.click(await screen.findByRole('button', { name: '领取记录' }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  };

  it('say who came by it and when', async () => {
    const { dialog, sent } = await open(held());
    expect(within(dialog).getByText('领取记录：满百减十')).toBeTruthy();
    expect(await within(dialog).findByText('王小明')).toBeTruthy();
    expect(within(dialog).getByText('未使用')).toBeTruthy();
    expect(sent(heldCouponCalls.list)).toMatchObject([{ couponId: 7, page: 1, limit: 10 }]);
    expect(await complaintsOf(dialog)).toEqual([]);
  });

  it('say that there are none', async () => {
    const { dialog } = await open();
    expect(await within(dialog).findByText('还没有人领取过这张优惠券')).toBeTruthy();
  });
});
