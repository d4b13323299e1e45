import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Todo, todoCalls } from '#contract/dashboard/todos.ts';
import { type Notice, noticeCalls } from '#contract/notifications/notices.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { NoticeDrawer } from './notice-drawer.tsx';
import { Inbox } from './inbox.tsx';

const noticeOf = (id: number, more: Partial<Notice> = {}): Notice => ({
  id,
  mark: 'adminOrderAssigned',
  subject: `${id}`,
  isRead: false,
  createTime: new Date('2026-11-20T06:05:00Z'),
  state: 'open',
  laterTime: null,
  about: null,
  ...more,
});
const toSend: Todo = { kind: 'toSend', count: 30, capped: false, oldest: new Date('2026-11-27T12:10:00Z'), says: '' };
const lowStock: Todo = { kind: 'lowStock', count: 2, capped: false, oldest: null, says: '' };

const wireOf = (notices: readonly Notice[], waiting: readonly Todo[] = []) => [
  on(todoCalls.list, [...waiting]),
  on(noticeCalls.list, ({ before = 1000, limit }) => notices.filter(({ id }) => id < before).slice(0, limit)),
  on(noticeCalls.unread, { count: notices.filter(({ isRead }) => !isRead).length }),
  on(noticeCalls.read, null),
  on(noticeCalls.readAll, null),
  on(noticeCalls.finish, { count: 1 }),
  on(noticeCalls.putOff, { count: 1, until: new Date('2026-11-21T01:00:00Z') }),
  on(noticeCalls.restore, { count: 1 }),
];
const open = (notices: readonly Notice[], waiting: readonly Todo[] = [], at = '/') =>
  renderScreen(<Inbox />, { wire: wireOf(notices, waiting), at });
const lineOf = async (text: string) => {
  const line = (await screen.findByText(text)).closest('li');
  if (!line) throw new Error(`no line of ${text}`);
  return line;
};

describe('the bell', () => {
  const openBell = (notices: readonly Notice[], waiting: readonly Todo[] = []) => {
    const onClose = vi.fn<() => void>();
    return { ...renderScreen(<NoticeDrawer onClose={onClose} />, { wire: wireOf(notices, waiting) }), onClose };
  };

  it('sums up what waits in a line of each kind, with the oldest, which leads to exactly its list', async () => {
    const { user, address, sent, onClose } = openBell([], [toSend, lowStock]);
    expect((await lineOf('30 单待发货')).textContent).toBe('30 单待发货，最早 11-27 20:10');
    expect((await lineOf('2 种商品库存不足')).textContent).toBe('2 种商品库存不足');
    await user.click(screen.getByText('30 单待发货'));
    expect(address()).toBe('/order/index?status=toSend');
    expect(onClose).toHaveBeenCalled();
    expect(sent(noticeCalls.list)).toEqual([{ limit: 20, brief: true, state: 'open' }]);
  });

  it('leads to what a notice is about, which is read by that', async () => {
    const { user, sent, address } = openBell([noticeOf(7), noticeOf(6, { isRead: true })]);
    await user.click(await screen.findByText('订单 7 指派给您处理'));
    expect(address()).toBe('/order/index?open=7');
    await waitFor(() => expect(sent(noticeCalls.read)).toEqual([{ id: 7 }]));
  });

  it('is read up to the newest in sight, and opens the whole page', async () => {
    const { user, sent, address } = openBell([noticeOf(7), noticeOf(6)]);
    await user.click(await screen.findByRole('button', { name: '全部已读' }));
    await waitFor(() => expect(sent(noticeCalls.readAll)).toEqual([{ until: 7 }]));
    await user.click(screen.getByRole('button', { name: '全部通知' }));
    expect(address()).toBe('/dashboard/inbox');
  });

  it('goes on where the last page ended', async () => {
    const { user, sent } = openBell(Array.from({ length: 25 }, (_, index) => noticeOf(100 - index)));
    await user.click(await screen.findByRole('button', { name: '更早的通知' }));
    await screen.findByText('订单 76 指派给您处理');
    expect(sent(noticeCalls.list).at(-1)).toEqual({ before: 81, limit: 20, brief: true, state: 'open' });
    expect(screen.queryByRole('button', { name: '更早的通知' })).toBeNull();
  });
});

describe('the inbox', () => {
  it('says of a notice what it is about, for everybody to read', async () => {
    const about = { title: '搪瓷杯等 2 种', who: '王小明', amount: 12_900 };
    const { container } = open([noticeOf(7, { about })], [toSend]);
    expect((await lineOf('订单 7 指派给您处理')).textContent).toContain('搪瓷杯等 2 种 · 王小明 · ¥129.00');
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('says once what was said several times of the same, and takes all of it out of the way', async () => {
    const { user, sent } = open([noticeOf(9, { subject: '7' }), noticeOf(8), noticeOf(7, { isRead: true })]);
    expect((await lineOf('订单 7 指派给您处理')).textContent).toContain('共 2 次');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await user.click(within(await lineOf('订单 7 指派给您处理')).getByRole('button', { name: '处理完' }));
    await waitFor(() => expect(sent(noticeCalls.finish)).toEqual([{ ids: [9, 7] }]));
  });

  it('takes out of the way what is done, and gives it back', async () => {
    const { user, sent, notes } = open([noticeOf(7)]);
    await user.click(await screen.findByRole('button', { name: '处理完' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '已标为处理完' }]));
    expect(sent(noticeCalls.finish)).toEqual([{ ids: [7] }]);
    notes[0]?.onUndo?.();
    await waitFor(() => expect(sent(noticeCalls.restore)).toEqual([{ ids: [7] }]));
  });

  it('is gone through by keys', async () => {
    const { user, sent, address } = open([noticeOf(7), noticeOf(6), noticeOf(5)], [toSend]);
    await lineOf('订单 7 指派给您处理');
    (await lineOf('30 单待发货')).focus();
    await user.keyboard('e');
    expect(sent(noticeCalls.finish)).toEqual([]);
    await user.keyboard('kkk');
    expect(document.activeElement?.textContent).toContain('订单 7');
    await user.keyboard('e');
    await waitFor(() => expect(sent(noticeCalls.finish)).toEqual([{ ids: [7] }]));
    expect(document.activeElement?.textContent).toContain('订单 6');
    await user.keyboard('h');
    await user.click(await screen.findByRole('menuitem', { name: '下周一 9:00' }));
    await waitFor(() => expect(sent(noticeCalls.putOff)).toEqual([{ ids: [6], until: 'monday' }]));
    screen.getByText('订单 5 指派给您处理').closest('li')?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain('open=5'));
  });

  it('shows one kind alone, and what is put off with the moment at which it comes back', async () => {
    const later = noticeOf(7, { state: 'later', laterTime: new Date('2026-11-21T01:00:00Z') });
    const { user, sent, address } = open([later], [toSend, lowStock], '/?kind=order&state=later');
    const line = await lineOf('订单 7 指派给您处理');
    expect(line.textContent).toContain('11-21 09:00 再提醒');
    expect(screen.queryByText(/待发货/)).toBeNull();
    await user.click(within(line).getByRole('button', { name: '放回' }));
    await waitFor(() => expect(sent(noticeCalls.restore)).toEqual([{ ids: [7] }]));
    await user.click(screen.getByRole('tab', { name: '待处理' }));
    expect(address()).toBe('/?kind=order');
    await screen.findByText(/待发货/);
    expect(screen.queryByText(/库存不足/)).toBeNull();
  });

  it('is kind when there is nothing, and says what could not be read', async () => {
    const { unmount } = open([]);
    expect(await screen.findByText('都处理完了，有新的事会在这里提醒')).toBeTruthy();
    unmount();
    const refused = on(noticeCalls.list, () => {
      throw new Refusal('notice.DOWN', 500, '通知暂时读不到');
    });
    renderScreen(<Inbox />, { wire: [...wireOf([]), refused] });
    expect(await screen.findByText('通知暂时读不到')).toBeTruthy();
  });

  it('shows the notices that came, and says in the place of the counts that these could not be read', async () => {
    const refused = on(todoCalls.list, () => {
      throw new Refusal('todo.DOWN', 500, '待办暂时读不到');
    });
    renderScreen(<Inbox />, { wire: [...wireOf([noticeOf(7)]), refused] });
    const failing = await screen.findByRole('alert');
    const line = await lineOf('订单 7 指派给您处理');
    expect(within(failing).getByText('待办暂时读不到')).toBeTruthy();
    expect(line.compareDocumentPosition(failing) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});
