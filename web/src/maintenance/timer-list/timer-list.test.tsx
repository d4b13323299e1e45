import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type TimerRow, timerCalls } from '#contract/maintenance/timers.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { msText } from './ms-text.ts';
import { TimerList } from './timer-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const past = { startTime: at, ms: 1250, error: '', failures: 0, doneTime: at, nextTime: at, waiting: 0, givenUp: 0 };
const timer: TimerRow = {
  ...past,
  id: 1,
  name: 'stock.prove',
  label: '核对库存',
  kind: 'timer',
  every: '每天 03:27',
  state: 'done',
};
const failed: TimerRow = { ...timer, id: 2, label: '解冻积分', state: 'failed', error: '磁盘已满', failures: 3 };
const job: TimerRow = { ...timer, id: 3, label: '导入商品', kind: 'job', every: '需要时', nextTime: null };
const pageOf = (...list: TimerRow[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const show = (...rows: TimerRow[]) =>
  renderScreen(<TimerList />, {
    wire: [on(preferenceCalls.get, null), on(timerCalls.list, pageOf(...rows)), on(timerCalls.run, null)],
  });

describe('the list of timers', () => {
  itIsAList({
    isInBrowser: true,
    screen: <TimerList />,
    call: timerCalls.list,
    some: pageOf(timer),
    row: '核对库存',
    shows: ['每天 03:27', '正常', '1.3 秒'],
    none: pageOf(),
    empty: '没有定时任务',
    filter: 'state=failed',
    reader: { may: [timerCalls.list.permission], lacks: ['立即执行'] },
  });

  it('says of one that failed why, how often, and when it last went well', async () => {
    show(failed);

    for (const text of ['磁盘已满', /连续失败 3 次，上次成功 11-20 14:05/]) expect(await screen.findByText(text)).toBeTruthy();
  });

  it('runs a timer before its time, but neither a job nor one that waits already', async () => {
    const { user, sent, notes } = show(timer, { ...timer, id: 4, label: '等待中', waiting: 1 }, job);
    const buttons = await screen.findAllByRole<HTMLButtonElement>('button', { name: '立即执行' });
    expect(buttons.map(({ disabled }) => disabled)).toEqual([false, true]);

    await user.click(buttons[0] ?? document.body);

    await waitFor(() => expect(sent(timerCalls.run)).toEqual([{ name: 'stock.prove' }]));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '已开始执行，结果稍后显示' }]));
  });
});

describe('a job that was given up', () => {
  const broken = { startTime: at, endTime: at, tries: 4, error: '磁盘已满', by: '小王', isAgain: false, whyNot: null };

  it('is run again after a question that says what it does, or says why it cannot be', async () => {
    const { user, sent } = renderScreen(<TimerList />, {
      wire: [
        on(preferenceCalls.get, null),
        on(timerCalls.list, pageOf({ ...job, givenUp: 2 })),
        on(timerCalls.givenUp, [
          { ...broken, id: '11111111-1111-4111-8111-111111111111' },
          { ...broken, id: '22222222-2222-4222-8222-222222222222', whyNot: '请回到列表重新导出' },
        ]),
        on(timerCalls.runAgain, null),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '没有做完的 2 次' }));
    expect((await screen.findAllByText(/由 小王 发起，试了 4 次都没有做完/)).length).toBe(2);
    expect(screen.getByText('请回到列表重新导出')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '再运行一次' }));
    expect(await screen.findByText(/按第一次的内容再执行一次“导入商品”/)).toBeTruthy();
    await user.click((await screen.findAllByRole('button', { name: '再运行一次' })).at(-1) ?? document.body);

    await waitFor(() => expect(sent(timerCalls.runAgain)).toEqual([{ id: '11111111-1111-4111-8111-111111111111' }]));
  });
});

it.each([
  [120, '120 毫秒'],
  [3210, '3.2 秒'],
  [250_000, '4 分 10 秒'],
])('%i ms are %s', (ms, text) => {
  expect(msText(ms)).toBe(text);
});
