import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/call.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { mugCalls } from '../../../test/sample-calls.ts';
import { HistoryButton, JobProgress } from '../index.ts';
import { offerUndo } from '../wire/undo.ts';

const change = (id: number, fields: Answer<typeof changeCalls.list>['list'][number]['fields'] = []) => ({
  id,
  at: new Date('2026-11-20T06:05:00Z'),
  actor: '小王',
  act: 'mug.save',
  label: '修改杯子',
  undone: id === 1,
  mayUndo: false,
  isShared: false,
  fields,
});

const history = (total: number) =>
  on(changeCalls.list, ({ limit }) => ({
    page: 1,
    limit,
    total,
    totalPage: 1,
    list: Array.from({ length: Math.min(total, limit) }, (_, index) =>
      change(total - index, [{ field: 'price', label: '价格', before: '99.00', after: '89.00' }]),
    ),
  }));

const button = <HistoryButton noun="mug" id={7} call={mugCalls.info} />;

describe('the history of a record', () => {
  it('says who changed what', async () => {
    const { user, sent } = renderScreen(button, { wire: [history(2)] });
    await user.click(screen.getByRole('button', { name: '历史' }));
    expect((await screen.findAllByText('89.00')).length).toBe(2);
    expect(screen.getByText('修改杯子（已撤销）', { exact: false })).toBeTruthy();
    expect(sent(changeCalls.list)).toEqual([{ noun: 'mug', rowId: 7, page: 1, limit: 20 }]);
  });

  it('says what was added to several, and what was taken from them', async () => {
    const coupon = { field: 'couponId', label: '优惠券', isMember: true };
    const list = [
      change(2, [
        { ...coupon, before: null, after: '新券' },
        { ...coupon, before: '旧券', after: null },
      ]),
    ];
    const { user } = renderScreen(button, {
      wire: [on(changeCalls.list, { page: 1, limit: 20, total: 1, totalPage: 1, list })],
    });
    await user.click(screen.getByRole('button', { name: '历史' }));
    await screen.findByText('新券');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['优惠券 加上 新券', '优惠券 去掉 旧券']),
    );
  });

  it('says of which part, with pictures as pictures', async () => {
    const red = { field: 'price', label: '售价', before: '9.00', after: '8.00', of: '红 / 350' };
    const cover = { field: 'image', label: '封面图', before: null, after: '/files/a.png', isPictures: true };
    const { user } = renderScreen(button, {
      wire: [on(changeCalls.list, { page: 1, limit: 20, total: 1, totalPage: 1, list: [change(2, [cover, red])] })],
    });
    await user.click(screen.getByRole('button', { name: '历史' }));
    expect((await screen.findByRole('list', { name: '红 / 350' })).textContent).toBe('红 / 350售价 9.00 改为 8.00');
    expect(document.querySelector('.changed-pictures img')?.getAttribute('src')).toContain('/files/a');
    expect(screen.queryByText(/\/files/)).toBeNull();
  });

  it('takes back what the person did, with all that went along, and the note that offers it from sight', async () => {
    let mine = { ...change(2), mayUndo: true, isShared: true };
    const undo = on(changeCalls.undo, () => {
      mine = { ...mine, mayUndo: false, undone: true };
      return null;
    });
    const list = on(changeCalls.list, () => ({ page: 1, limit: 20, total: 2, totalPage: 1, list: [mine, change(3)] }));
    const { user, sent, notes } = renderScreen(button, { wire: [list, undo] });
    offerUndo('修改成功', mine.id, () => {});
    await user.click(screen.getByRole('button', { name: '历史' }));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    const ask = await screen.findByText('撤销“修改杯子”吗？这次操作改动的内容会恢复原样，包括一起改动的其他记录。');
    const box = within(ask.closest<HTMLElement>('[role=dialog]') ?? document.body);
    await user.click(box.getByRole('button', { name: '撤销' }));

    expect(await screen.findByText('修改杯子（已撤销）', { exact: false })).toBeTruthy();
    expect(sent(changeCalls.undo)).toEqual([{ id: 2 }]);
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
    expect(notes[0]).toMatchObject({ kind: 'undo', isClosed: true });
  });

  it('goes further back when asked', async () => {
    const { user } = renderScreen(button, { wire: [history(30)] });
    await user.click(screen.getByRole('button', { name: '历史' }));
    await user.click(await screen.findByRole('button', { name: '更早的修改' }));
    await waitFor(() => expect(screen.getAllByText('89.00')).toHaveLength(30));
  });

  it('is closed to those who may not read the record', () => {
    renderScreen(button, { may: [] });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('long work', () => {
  const job = {
    id: 3,
    kind: 'import',
    label: '导入商品',
    state: 'running' as const,
    done: 30,
    total: 120,
    message: '',
    result: null,
    createTime: new Date(),
  };

  it('says how far it is, and how it ended, once', async () => {
    let isOver = false;
    const ends: string[] = [];
    const answer = on(jobCalls.info, () => (isOver ? { ...job, state: 'done' as const, message: '导入了 120 件商品' } : job));
    renderScreen(<JobProgress id={3} then={({ message }) => ends.push(message)} />, { wire: [answer] });
    expect(await screen.findByText('导入商品：30 / 120')).toBeTruthy();

    isOver = true;
    expect(await screen.findByText('导入了 120 件商品')).toBeTruthy();
    expect(ends).toEqual(['导入了 120 件商品']);
  });

  it('that was given up is run again, and says why where it cannot be', async () => {
    const broken = { ...job, state: 'failed' as const, message: '任务多次中断，没有做完' };
    const { user, sent } = renderScreen(<JobProgress id={7} />, {
      wire: [on(jobCalls.info, { ...broken, again: { whyNot: null } }), on(jobCalls.runAgain, null)],
    });
    await user.click(await screen.findByRole('button', { name: '再运行一次' }));
    await user.click((await screen.findAllByRole('button', { name: '再运行一次' })).at(-1) ?? document.body);
    await waitFor(() => expect(sent(jobCalls.runAgain)).toEqual([{ id: 7 }]));

    renderScreen(<JobProgress id={8} />, { wire: [on(jobCalls.info, { ...broken, again: { whyNot: '请重新导出' } })] });
    expect(await screen.findByText('请重新导出')).toBeTruthy();
  });

  it('says why it failed', async () => {
    renderScreen(<JobProgress id={3} />, {
      wire: [on(jobCalls.info, { ...job, state: 'failed', message: '文件读不出来，请另存为 xlsx 后重试' })],
    });
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', '文件读不出来，请另存为 xlsx 后重试');
  });
});
