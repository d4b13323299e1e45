import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';
import { changeCalls } from '#contract/changes/changes.ts';
import { phoneViewCalls } from '#contract/customers/phone-views.ts';
import { profileCalls } from '#contract/profiles/profiles.ts';
import { timelineCalls } from '#contract/profiles/timelines.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CustomerProfile } from './customer-profile.tsx';
import { billOf, orderOf, overview, pageOf, savedAddress, top } from './sample-profile.ts';

const rows = on(profileCalls.infoByCondition, ({ type, page }) => {
  if (type === 0) return { ...pageOf(orderOf(page)), total: 7, totalPage: 2, page, type: 0 };
  if (type === 4) return { ...pageOf(billOf(1, 1250), billOf(0, 500)), type: 4 };
  if (type === 6) return { ...pageOf(savedAddress), type: 6 };
  return { ...pageOf(), type: 3 };
});
const wire = [on(profileCalls.topDetail, top), on(profileCalls.overview, overview), rows];
const openOrders = async (user: UserEvent) => user.click(await screen.findByRole('tab', { name: '订单' }));

const profileOf = (uid: number) => <CustomerProfile uid={uid} acts={() => null} />;

function Neighbours() {
  const [uid, setUid] = useState(7);
  return (
    <>
      <button onClick={() => setUid(uid === 7 ? 8 : 7)}>下一位</button>
      {profileOf(uid)}
    </>
  );
}

describe('a customer in the drawer', () => {
  it('shows what they have and spent, and leads to their orders', async () => {
    const { container, user } = renderScreen(profileOf(7), { wire });

    expect(await screen.findByText('林小满')).toBeTruthy();
    for (const figure of ['¥12.50', '¥99.00']) expect(screen.getByText(figure)).toBeTruthy();
    await openOrders(user);
    const link = await screen.findByRole('link', { name: 'order1' });
    expect(link.getAttribute('href')).toBe('/order/index?open=order1');
    expect(screen.getByRole('cell', { name: '待收货' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '7' }).getAttribute('href')).toBe('/order/index?uid=7');
    expect(screen.getByRole('link', { name: '发送记录' }).getAttribute('href')).toBe('/user/letter?uid=7');
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('is headed by number, channel, and whether they may buy', async () => {
    const off = { ...top, user: { ...top.user, status: false } };
    renderScreen(profileOf(7), { wire: [on(profileCalls.topDetail, off), ...wire.slice(1)] });

    expect(await screen.findByText('ID 7 H5用户')).toBeTruthy();
    expect(screen.getByText('已停用')).toBeTruthy();
  });

  it('opens on what happened, with a box for what is said', async () => {
    renderScreen(profileOf(7), { wire: [...wire, on(timelineCalls.timeline, { list: [], next: null })] });
    expect(await screen.findByRole('textbox', { name: '添加备注' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: '动态' }).getAttribute('aria-selected')).toBe('true');
  });

  it('leads to whoever brought them, in the list as it was filtered', async () => {
    const brought = { ...overview, customer: { ...overview.customer, spreadUid: 3, spreadNickname: '王二' } };
    const { user } = renderScreen(profileOf(7), {
      wire: [on(profileCalls.topDetail, top), on(profileCalls.overview, brought), rows],
      at: '/user/index?sex=1&open=7',
    });
    await user.click(await screen.findByRole('tab', { name: '概况' }));

    const link = await screen.findByRole('link', { name: '王二' });
    expect(link.getAttribute('href')).toBe('/user/index?sex=1&open=3');
  });

  it('offers nothing but the way to the one who goes on, once they were merged', async () => {
    const merged = { ...overview, customer: { ...overview.customer, mergedInto: { uid: 3, nickname: '王二' } } };
    renderScreen(<CustomerProfile uid={7} acts={() => <button>编辑</button>} />, {
      wire: [on(profileCalls.topDetail, top), on(profileCalls.overview, merged), rows],
      at: '/user/index?open=7',
    });

    expect(await screen.findByText(/这个账号已合并到/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '王二（ID 3）' }).getAttribute('href')).toBe('/user/index?open=3');
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  });

  it('offers no act once they were erased', async () => {
    const erased = {
      ...overview,
      customer: { ...overview.customer, mergedInto: { uid: overview.customer.uid, nickname: '已注销用户' } },
    };
    renderScreen(<CustomerProfile uid={7} acts={() => <button>编辑</button>} />, {
      wire: [on(profileCalls.topDetail, top), on(profileCalls.overview, erased), rows],
      at: '/user/index?open=7',
    });

    expect(await screen.findByText('该用户已注销：个人信息已清除，只保留订单和流水')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  });

  it('says who they are and what they paid by month', async () => {
    const { user } = renderScreen(profileOf(7), { wire });
    await user.click(await screen.findByRole('tab', { name: '概况' }));

    expect(await screen.findByText('25%（1/4 单）')).toBeTruthy();
    expect(screen.getByText('常客、送礼')).toBeTruthy();
    expect(screen.getByRole('link', { name: '3 位' }).getAttribute('href')).toBe('/distribution/index?keywords=7');
    await user.click(screen.getByRole('button', { name: '数据表' }));
    expect(screen.getByRole('row', { name: '2026-11 ¥80.00' })).toBeTruthy();
  });

  it('counts the orders of each month for those who may not see amounts', async () => {
    const hidden = { ...overview, months: overview.months.map((month) => ({ ...month, spent: null })) };
    const { user } = renderScreen(profileOf(7), {
      wire: [wire[0] ?? rows, on(profileCalls.overview, hidden), rows],
    });
    await user.click(await screen.findByRole('tab', { name: '概况' }));
    await user.click(await screen.findByRole('button', { name: '数据表' }));

    expect(screen.getByText('每月订单（单）')).toBeTruthy();
    expect(screen.getByRole('row', { name: '2026-11 2' })).toBeTruthy();
  });

  it('takes no note along that was begun on somebody else', async () => {
    const { user } = renderScreen(<Neighbours />, { wire: [...wire, on(timelineCalls.timeline, { list: [], next: null })] });
    const noteBox = () => screen.findByRole('textbox', { name: '添加备注' });
    const goOn = () => user.click(screen.getByRole('button', { name: '下一位' }));
    await user.click(await screen.findByRole('tab', { name: '动态' }));
    await noteBox();
    await goOn();
    await user.type(await noteBox(), '欠一张发票');

    await goOn();

    expect(await noteBox()).toHaveProperty('value', '');
  });

  it('has the history of what staff changed', async () => {
    const at = new Date('2026-11-01T04:00:00Z');
    const change = {
      id: 1,
      at,
      actor: '小王',
      act: 'customer.tag',
      label: '设置标签',
      undone: false,
      takenBack: 0,
      mayUndo: false,
      isShared: false,
      fields: [],
    };
    const { user } = renderScreen(profileOf(7), { wire: [...wire, on(changeCalls.list, pageOf(change))] });
    await user.click(await screen.findByRole('tab', { name: '修改历史' }));

    expect(await screen.findByText(/设置标签/)).toBeTruthy();
  });

  it('tells the whole number to those who may see it, when they ask', async () => {
    const { user, sent } = renderScreen(profileOf(7), {
      wire: [...wire, on(phoneViewCalls.revealPhone, { phone: '13800138000' })],
    });
    expect(await screen.findByText('138****8000')).toBeTruthy();
    expect(sent(phoneViewCalls.revealPhone)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '显示号码' }));

    expect(await screen.findByRole('button', { name: '13800138000' })).toBeTruthy();
    expect(sent(phoneViewCalls.revealPhone)).toEqual([{ uid: 7 }]);
  });

  it('masks the number of the next one again', async () => {
    const numbered = on(profileCalls.topDetail, ({ userId }) => ({
      ...top,
      user: { ...top.user, uid: userId, phone: `138****000${userId}` },
    }));
    const { user } = renderScreen(<Neighbours />, {
      wire: [...wire, numbered, on(phoneViewCalls.revealPhone, { phone: '13800138007' })],
    });
    const goOn = () => user.click(screen.getByRole('button', { name: '下一位' }));
    await screen.findByText('138****0007');
    await goOn();
    await screen.findByText('138****0008');
    await goOn();
    await user.click(await screen.findByRole('button', { name: '显示号码' }));
    await screen.findByRole('button', { name: '13800138007' });

    await goOn();
    expect(await screen.findByText('138****0008')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '13800138007' })).toBeNull();
  });

  it('keeps the number masked for others', async () => {
    renderScreen(profileOf(7), { wire, may: [profileCalls.topDetail.permission] });
    expect(await screen.findByText('138****8000')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '显示号码' })).toBeNull();
  });

  it('shows where goods are sent', async () => {
    const { user } = renderScreen(profileOf(7), { wire });
    await user.click(await screen.findByRole('tab', { name: '收货地址' }));

    expect(await screen.findByText('浙江省 杭州市 西湖区 文三路 1 号')).toBeTruthy();
    expect(screen.getByRole('cell', { name: '是' })).toBeTruthy();
  });

  it('asks each tab for its own rows, from the first page on', async () => {
    const { user, sent } = renderScreen(profileOf(7), { wire });
    await openOrders(user);
    await user.click(await screen.findByTitle('2'));
    await screen.findByRole('link', { name: 'order2' });
    await user.click(screen.getByRole('tab', { name: '余额变动' }));

    expect(await screen.findByText('+¥12.50')).toBeTruthy();
    expect(screen.getByText('−¥5.00')).toBeTruthy();
    expect(sent(profileCalls.infoByCondition).map(({ type, page }) => [type, page])).toEqual([
      [0, 1],
      [0, 2],
      [4, 1],
    ]);
  });

  it('says what is not there yet', async () => {
    const { user } = renderScreen(profileOf(7), { wire });
    await user.click(await screen.findByRole('tab', { name: '持有优惠券' }));
    expect(await screen.findByText('还没有优惠券')).toBeTruthy();
  });

  it('says why rows cannot be read, and asks again', async () => {
    let isDown = true;
    const failing = on(profileCalls.infoByCondition, () => {
      if (isDown) throw new Refusal('profile.BROKEN', 500, '系统异常');
      return { ...pageOf(orderOf(1)), type: 0 as const };
    });
    const { user } = renderScreen(profileOf(7), { wire: [...wire.slice(0, 2), failing] });
    await openOrders(user);
    const again = await screen.findByRole('button', { name: '重试' });
    isDown = false;
    await user.click(again);

    await waitFor(() => expect(screen.getByRole('link', { name: 'order1' })).toBeTruthy());
  });
});
