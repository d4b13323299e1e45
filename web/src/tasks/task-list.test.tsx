import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type Task, taskCalls } from '#contract/tasks/tasks.ts';
import { on } from '../../test/fake-wire.ts';
import { itIsAList } from '../../test/is-a-list.tsx';
import { renderScreen } from '../../test/render-screen.tsx';
import { TaskList } from './task-list.tsx';

const task = (change: Partial<Task> = {}): Task => ({
  id: 7,
  kind: 'refund_trouble',
  record: 'order',
  number: 'order1',
  says: '没有退成：余额不足。请联系用户后重新退款',
  amount: 1500,
  state: 0,
  holder: null,
  isOwn: false,
  note: null,
  dueTime: new Date('2026-11-21T06:06:00Z'),
  isOverdue: true,
  createTime: new Date('2026-11-20T06:06:00Z'),
  endTime: null,
  ...change,
});
const pageOf = (...list: Task[]) => ({ list, total: list.length, page: 1, limit: 20, totalPage: 1 });
const rowOf = async (number: string) => {
  const row = (await screen.findByText(number)).closest('tr');
  if (!row) throw new Error(`no row of ${number}`);
  return row;
};

describe('the list of tasks', () => {
  it('offers what may be done: take on, put back, and close where no event ends it', async () => {
    const rows = [
      task(),
      task({ id: 8, number: 'order2', kind: 'refund_owed', isOverdue: false }),
      task({ id: 9, number: 'order3', state: 1, holder: '我', isOwn: true }),
      task({ id: 10, number: 'order4', state: 1, holder: '小王' }),
    ];
    const { user, sent } = renderScreen(<TaskList />, {
      wire: [on(preferenceCalls.get, null), on(taskCalls.list, pageOf(...rows)), on(taskCalls.claim, null)],
    });
    const buttonsOf = async (number: string) =>
      within(await rowOf(number))
        .queryAllByRole('button', { name: /^(领取|放回|关闭任务)$/ })
        .map((button) => button.textContent);
    expect(await buttonsOf('order1')).toEqual(['领取', '关闭任务']);
    expect(await buttonsOf('order2')).toEqual(['领取']);
    expect(await buttonsOf('order3')).toEqual(['放回', '关闭任务']);
    expect(await buttonsOf('order4')).toEqual([]);
    expect(within(await rowOf('order1')).getByText(/已超时/)).toBeTruthy();
    expect(within(await rowOf('order2')).queryByText(/已超时/)).toBeNull();

    await user.click(within(await rowOf('order1')).getByRole('button', { name: '领取' }));
    await waitFor(() => expect(sent(taskCalls.claim)).toEqual([{ id: 7 }]));
  });

  itIsAList({
    screen: <TaskList />,
    call: taskCalls.list,
    some: pageOf(task()),
    row: '没有退成：余额不足。请联系用户后重新退款',
    none: pageOf(),
    empty: /^没有要处理的任务/,
    filter: 'kind=difference',
  });
});
