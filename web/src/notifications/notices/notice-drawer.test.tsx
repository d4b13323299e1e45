import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Notice, noticeCalls } from '#contract/notifications/notices.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { counts, late } from '../../../test/render-orders.tsx';
import { NoticeDrawer } from './notice-drawer.tsx';

const noticeOf = (id: number, more: Partial<Notice> = {}): Notice => ({
  id,
  mark: 'adminPaySuccess',
  subject: `${id}`,
  isRead: false,
  createTime: new Date('2026-11-20T06:05:00Z'),
  ...more,
});

function open(notices: readonly Notice[], may?: readonly string[]) {
  const onClose = vi.fn<() => void>();
  const wire = [
    on(orderCalls.statusNum, counts),
    on(orderCalls.countOverdue, { ...late, oldest: new Date('2026-11-27T12:10:00Z') }),
    on(noticeCalls.list, ({ before = 1000, limit }) => notices.filter(({ id }) => id < before).slice(0, limit)),
    on(noticeCalls.unread, { count: notices.filter(({ isRead }) => !isRead).length }),
    on(noticeCalls.read, null),
    on(noticeCalls.readAll, null),
  ];
  return { ...renderScreen(<NoticeDrawer onClose={onClose} />, { wire, ...(may && { may }) }), onClose };
}

describe('the notices of a person', () => {
  it('lead to what they are about, and are read by that', async () => {
    const { user, sent, address, onClose } = open([
      noticeOf(7),
      noticeOf(6, { isRead: true, mark: 'adminLowStock', subject: '杯' }),
    ]);
    await screen.findByText('商品“杯”的库存已到警戒值，请补货');
    await user.click(screen.getByText('订单 7 已付款，请尽快发货'));

    expect(address()).toBe('/order/index?open=7');
    expect(onClose).toHaveBeenCalled();
    await waitFor(() => expect(sent(noticeCalls.read)).toEqual([{ id: 7 }]));
  });

  it('are all read up to the newest in sight', async () => {
    const { user, sent } = open([noticeOf(7), noticeOf(6)]);
    await user.click(await screen.findByRole('button', { name: '全部已读' }));
    await waitFor(() => expect(sent(noticeCalls.readAll)).toEqual([{ until: 7 }]));
  });

  it('go on where the last page ended', async () => {
    const { user, sent } = open(Array.from({ length: 25 }, (_, index) => noticeOf(100 - index)));
    await user.click(await screen.findByRole('button', { name: '更早的通知' }));
    await screen.findByText('订单 76 已付款，请尽快发货');

    expect(sent(noticeCalls.list).at(-1)).toEqual({ before: 81, limit: 20, brief: true });
    expect(screen.queryByRole('button', { name: '更早的通知' })).toBeNull();
  });

  it('are summed up in one line where orders wait to be sent, with the oldest', async () => {
    const { user, sent, address } = open([]);
    const line = await screen.findByRole('button', { name: /^4 单待发货/ });
    await waitFor(() => expect(line.textContent).toBe('4 单待发货，最早 11-27 20:10'));
    expect(sent(noticeCalls.list)).toEqual([{ limit: 20, brief: true }]);
    await user.click(line);
    expect(address()).toBe('/order/index?status=toSend');
  });

  it('say why there are none, and can be used by everybody', async () => {
    const { baseElement } = open([]);
    await screen.findByText(/^没有通知/);
    expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull();
    expect(await complaintsOf(baseElement)).toEqual([]);
  });

  it.each([
    [['*:*:*'], '没有通知，有退款申请或商品库存不足时会在这里提醒'],
    [['admin:product:list', 'admin:product:stock:list'], '没有通知，有商品库存不足时会在这里提醒'],
    [['admin:article:list'], '没有通知'],
  ])('are announced to people of %j as far as they get any', async (may, says) => {
    open([], may);
    expect(await screen.findByText(says)).toBeTruthy();
  });
});
