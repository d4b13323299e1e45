import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Deletion, deletionCalls, deletionRefusals } from '#contract/changes/deletions.ts';
import { DAY } from '#contract/durations.ts';
import { historyOf } from '#contract/history.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { mugCalls } from '../../../test/sample-calls.ts';
import { DeletedButton } from '../index.ts';

historyOf('mug', {
  label: '杯子',
  readBy: mugCalls.info.permission,
  fields: {},
  acts: {},
  deleted: { named: ['name'], needs: [mugCalls.remove.permission, mugCalls.save.permission], along: { handle: '个把手' } },
});

const deletion = (id: number, more: Partial<Deletion> = {}): Deletion => ({
  id,
  rowId: id + 100,
  name: `杯子 ${id}`,
  picture: null,
  along: '',
  at: new Date(Date.now() - 2.5 * DAY),
  actor: '小王',
  ...more,
});
const deleted = (...list: Deletion[]) => on(deletionCalls.list, { page: 1, limit: 20, total: list.length, totalPage: 1, list });

async function open(wire: Answering[]) {
  const view = renderScreen(<DeletedButton noun="mug" />, { wire });
  await view.user.click(screen.getByRole('button', { name: '最近删除' }));
  const drawer = await screen.findByRole('dialog', { name: '最近删除（30 天内）' });
  return { ...view, drawer };
}

describe('what was deleted lately', () => {
  it('says what it was called, who deleted it, what goes along and how long it is kept', async () => {
    const { sent, drawer } = await open([deleted(deletion(1, { along: '2 个把手', picture: '/mug.png' }))]);

    const [row = drawer] = within(await within(drawer).findByRole('list', { name: /最近删除/ })).getAllByRole('listitem');
    expect(within(row).getByText('杯子 1')).toBeTruthy();
    expect(within(row).getByText('连同 2 个把手')).toBeTruthy();
    expect(row.textContent).toMatch(/小王 .* 删除，28 天内可以恢复/);
    expect(row.querySelector('img')).not.toBeNull();
    expect(sent(deletionCalls.list)).toEqual([{ noun: 'mug', page: 1, limit: 20 }]);
  });

  it('comes back by a button, and says what is not as it was', async () => {
    const answer = on(deletionCalls.restore, { restored: 1, notes: ['已放到顶级'] });
    const { user, sent, notes } = await open([deleted(deletion(1), deletion(2)), answer]);

    await user.click(await screen.findByRole('button', { name: '恢复杯子 2' }));

    await waitFor(() => expect(notes.map(({ text }) => text)).toEqual(['已恢复 1 条', '已放到顶级']));
    expect(sent(deletionCalls.restore)).toEqual([{ noun: 'mug', ids: [2] }]);
    expect(sent(deletionCalls.list).length).toBeGreaterThan(1);
  });

  it('comes back several at once', async () => {
    const answer = on(deletionCalls.restore, { restored: 2, notes: [] });
    const { user, sent } = await open([deleted(deletion(1), deletion(2), deletion(3)), answer]);

    for (const name of ['选择杯子 1', '选择杯子 2', '选择杯子 3', '选择杯子 1'])
      await user.click(await screen.findByRole('checkbox', { name }));
    await user.click(screen.getByRole('button', { name: '恢复所选 2 条' }));

    await waitFor(() => expect(sent(deletionCalls.restore)).toEqual([{ noun: 'mug', ids: [2, 3] }]));
  });

  it('is found by its name', async () => {
    const { user, sent } = await open([deleted(deletion(1))]);

    await user.type(await screen.findByRole('searchbox', { name: '按名称查找' }), '青花{Enter}');

    await waitFor(() => expect(sent(deletionCalls.list).at(-1)).toMatchObject({ name: '青花', page: 1 }));
  });

  it('says why it cannot come back', async () => {
    const taken = on(deletionCalls.restore, () => {
      throw deletionRefusals.RESTORED();
    });
    const { user, notes } = await open([deleted(deletion(1)), taken]);

    await user.click(await screen.findByRole('button', { name: '恢复杯子 1' }));

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'error', text: '已经恢复过了，请刷新后查看' }]));
  });

  it('says that there is nothing', async () => {
    await open([deleted()]);
    expect(await screen.findByText('最近没有删除过')).toBeTruthy();
  });

  it('passes an accessibility check', async () => {
    const { drawer } = await open([deleted(deletion(1), deletion(2, { picture: '/mug.png' }))]);
    await screen.findByText('杯子 1');
    expect(await complaintsOf(drawer)).toEqual([]);
  });
});

describe('the way to what was deleted', () => {
  it.each([[['admin:mug:save']], [['admin:mug:delete']]])('is closed to who holds %j alone', (may) => {
    renderScreen(<DeletedButton noun="mug" />, { may });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is closed to who sees a pick-up point or a shop alone', () => {
    renderScreen(<DeletedButton noun="mug" />, { isLimited: true });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not there for a noun that is not declared', () => {
    renderScreen(<DeletedButton noun="product" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
