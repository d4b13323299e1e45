import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RunList } from './run-list.tsx';

const run = {
  id: 8,
  label: '发送优惠券：十元券',
  state: 'done' as const,
  matched: 3,
  changed: 2,
  unchanged: 0,
  refused: 1,
  jobId: null,
  changeId: null,
  undone: false,
  createTime: new Date('2026-11-20T06:00:00Z'),
};
const left = { id: 5, nickname: '林小满', state: 'refused' as const, reason: '优惠券已发完' };
const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

describe('the runs over customers', () => {
  itIsAList({
    screen: <RunList />,
    call: customerRunCalls.listMany,
    some: pageOf(run),
    row: '发送优惠券：十元券',
    none: pageOf<typeof run>(),
    empty: /^还没有批量操作过用户/,
  });

  it('say who was left out and why, offer that again, and no undo of coupons', async () => {
    const { user, sent } = renderScreen(<RunList />, {
      wire: [
        on(preferenceCalls.get, null),
        on(customerRunCalls.listMany, pageOf(run)),
        on(customerRunCalls.infoMany, run),
        on(customerRunCalls.rowsMany, pageOf(left)),
        on(customerRunCalls.retryMany, { runId: 9, jobId: 4, matched: 1, changed: 0, refused: 0 }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '发送优惠券：十元券' }));

    expect((await screen.findByText('林小满（ID 5）')).closest('li')?.textContent).toBe('没有成功林小满（ID 5） 优惠券已发完');
    expect(screen.queryByRole('button', { name: '撤销这次操作' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '重试 1 位' }));
    await waitFor(() => expect(sent(customerRunCalls.retryMany)).toEqual([{ id: 8 }]));
  });
});
