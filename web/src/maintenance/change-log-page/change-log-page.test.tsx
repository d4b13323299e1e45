import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type LoggedChange, changeLogCalls } from '#contract/changes/change-log.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { timerCalls } from '#contract/maintenance/timers.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ChangeLogPage } from './change-log-page.tsx';

const who = { at: new Date('2026-11-20T06:05:00Z'), actorKind: 'admin', actor: '小王', address: '10.0.0.8' };
const what = { act: 'product.update', label: '编辑', noun: 'product', kind: '商品', rowId: 7, name: '搪瓷杯', count: 1 };
const change: LoggedChange = {
  ...who,
  ...what,
  id: 3,
  undone: false,
  mayUndo: true,
  isShared: false,
  says: '编辑商品“搪瓷杯”：价格 99.00 改为 89.00',
};
const pageOf = (...list: LoggedChange[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const kinds = on(changeLogCalls.kinds, [{ noun: 'product', label: '商品', acts: [{ act: 'product.offShell', label: '下架' }] }]);
const proved = {
  verifiedAt: new Date('2026-11-20T19:07:00Z'),
  verifiedThrough: new Date('2026-11-20T19:05:00Z'),
  verified: 12,
  broken: null,
  waiting: 0,
  removedBefore: null,
};
const state = on(changeLogCalls.state, proved);
const price = { field: 'price', label: '价格', before: '99.00', after: '89.00' };

describe('the log of changes', () => {
  itIsAList({
    isInBrowser: true,
    screen: <ChangeLogPage />,
    call: changeLogCalls.list,
    wire: [kinds, state],
    some: pageOf(change),
    row: /^编辑商品“搪瓷杯”/,
    shows: ['小王', '编辑商品“搪瓷杯”：价格 99.00 改为 89.00', '10.0.0.8'],
    none: pageOf(),
    empty: /^还没有操作/,
    filter: 'actorKind=admin',
    search: ['操作人', 'actor'],
  });

  it('opens what changed, field by field', async () => {
    const { user, sent } = renderScreen(<ChangeLogPage />, {
      wire: [
        on(preferenceCalls.get, null),
        kinds,
        state,
        on(changeLogCalls.list, pageOf(change)),
        on(changeLogCalls.info, [price]),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '查看' }));

    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('99.00')).toBeTruthy();
    expect(within(drawer).getByText('89.00').tagName).toBe('INS');
    expect(sent(changeLogCalls.info)).toEqual([{ id: 3 }]);
  });

  it('takes back what the person did', async () => {
    let undone = false;
    const undo = on(changeCalls.undo, () => {
      undone = true;
      return null;
    });
    const list = on(changeLogCalls.list, () => pageOf({ ...change, undone, mayUndo: !undone }));
    const { user, sent } = renderScreen(<ChangeLogPage />, {
      wire: [on(preferenceCalls.get, null), kinds, state, list, on(changeLogCalls.info, [price]), undo],
    });
    await user.click(await screen.findByRole('button', { name: '查看' }));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    const box = (await screen.findByText(/^撤销“编辑”吗/)).closest<HTMLElement>('[role=dialog]');
    await user.click(within(box ?? document.body).getByRole('button', { name: '撤销' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: '撤销' })).toBeNull());
    expect(sent(changeCalls.undo)).toEqual([{ id: 3 }]);
  });

  it('offers the acts on the kind of record that is chosen', async () => {
    renderScreen(<ChangeLogPage />, {
      at: '/?noun=product',
      wire: [on(preferenceCalls.get, null), kinds, state, on(changeLogCalls.list, pageOf(change))],
    });

    expect(await screen.findByRole('combobox', { name: '操作' })).toBeTruthy();
  });

  it('says until when it was verified', async () => {
    renderScreen(<ChangeLogPage />, {
      wire: [on(preferenceCalls.get, null), kinds, state, on(changeLogCalls.list, pageOf(change))],
    });

    expect(await screen.findByText('已校验到 2026-11-21 03:05:00，共 12 条，未被改动')).toBeTruthy();
  });

  it('is verified at once when somebody asks for it', async () => {
    let answer = proved;
    const run = on(timerCalls.run, () => {
      answer = { ...proved, verifiedAt: new Date('2026-11-21T01:00:00Z'), verified: 13 };
      return null;
    });
    const asked = on(changeLogCalls.state, () => answer);
    const { user, sent } = renderScreen(<ChangeLogPage />, {
      wire: [on(preferenceCalls.get, null), kinds, asked, on(changeLogCalls.list, pageOf(change)), run],
    });
    await user.click(await screen.findByRole('button', { name: '立即校验' }));

    expect((await screen.findByRole('status')).textContent).toBe('正在校验…');
    expect(await screen.findByText(/共 13 条，未被改动/, {}, { timeout: 5000 })).toBeTruthy();
    expect(await screen.findByRole('button', { name: '立即校验' })).toBeTruthy();
    expect(sent(timerCalls.run)).toEqual([{ name: 'change.prove' }]);
  });

  it('warns of an act that is not as it was written', async () => {
    const broken = on(changeLogCalls.state, { ...proved, broken: { id: 7, fault: 'altered' } });
    renderScreen(<ChangeLogPage />, {
      wire: [on(preferenceCalls.get, null), kinds, broken, on(changeLogCalls.list, pageOf(change))],
    });

    expect((await screen.findByRole('alert')).textContent).toContain('编号 7 的操作被修改');
  });
});
