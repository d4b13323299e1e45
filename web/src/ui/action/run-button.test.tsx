import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeCalls, changeRefusals } from '#contract/changes/changes.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { mugCalls } from '../../../test/sample-calls.ts';
import { Can, DELETE_FOREVER, GoButton, RowActions, RunButton, listenForUndo } from '../index.ts';

const remove = <RunButton label="删除" call={mugCalls.remove} input={{ ids: [7] }} ask={DELETE_FOREVER} danger />;
const press = (name: string, within_ = screen.getByRole) => fireEvent.click(within_('button', { name }));

describe('what cannot be undone', () => {
  it('is asked about, with the verb on the button', async () => {
    const { sent } = renderScreen(remove, { wire: [on(mugCalls.remove, null)] });
    press('删除');
    const question = within(await screen.findByRole('dialog', { name: '提示' }));
    expect(question.getByText('确定永久删除该文件？')).toBeTruthy();

    press('删除', question.getByRole);
    await waitFor(() => expect(sent(mugCalls.remove)).toEqual([{ ids: [7] }]));
  });

  it('does not happen when the person thinks better of it', async () => {
    const { sent, notes } = renderScreen(remove, { wire: [on(mugCalls.remove, null)] });
    press('删除');
    press('取消', within(await screen.findByRole('dialog')).getByRole);
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'info', text: '已取消' }]));
    expect(sent(mugCalls.remove)).toEqual([]);
  });
});

describe('what can be undone', () => {
  const wire = [on(mugCalls.remove, null, { change: 42 }), on(changeCalls.undo, null)];
  const button = <RunButton label="删除" call={mugCalls.remove} input={{ ids: [7] }} />;

  it('is offered back in a note', async () => {
    const { notes, sent } = renderScreen(button, { wire });
    press('删除');
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '已删除' }]));

    notes[0]?.onUndo?.();
    await waitFor(() => expect(notes.at(-1)).toMatchObject({ kind: 'success', text: '已撤销' }));
    expect(sent(changeCalls.undo)).toEqual([{ id: 42 }]);
  });

  it('is taken back by Ctrl-Z, once', async () => {
    const stop = listenForUndo();
    const { user, notes, sent } = renderScreen(button, { wire });
    press('删除');
    await waitFor(() => expect(notes).toHaveLength(1));
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    stop();
    await waitFor(() => expect(notes).toHaveLength(2));
    expect(sent(changeCalls.undo)).toEqual([{ id: 42 }]);
    expect(notes[0]?.isClosed).toBe(true);
  });

  it('takes back the rest where others have changed some of it since', async () => {
    const keeps = on(changeCalls.undo, ({ rest }) => {
      if (!rest) throw changeRefusals.KEEPS_SOME({ names: ['红杯'], kept: 1, rest: 2 });
      return null;
    });
    const { notes, sent } = renderScreen(button, { wire: [...wire, keeps] });
    press('删除');
    await waitFor(() => expect(notes).toHaveLength(1));
    notes[0]?.onUndo?.();
    await waitFor(() => expect(notes[1]).toMatchObject({ kind: 'undo', text: expect.stringContaining('只撤销其余 2 项') }));
    notes[1]?.onUndo?.();
    await waitFor(() => expect(sent(changeCalls.undo)).toEqual([{ id: 42 }, { id: 42, rest: true }]));
  });
});

describe('actions of a row', () => {
  const actions = (
    <RowActions>
      <GoButton label="编辑" to="/mugs/7" call={mugCalls.save} />
      <RunButton label="上架" call={mugCalls.show} input={{ id: 7, isShow: true }} />
      {remove}
    </RowActions>
  );
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  it('stand under 更多 when there are more than two', async () => {
    const { user } = renderScreen(actions);
    expect(names()).toEqual(['编辑', '更多']);
    await user.click(screen.getByRole('button', { name: '更多' }));
    expect(await screen.findByRole('button', { name: '删除' })).toBeTruthy();
  });

  it('leave no gap for what may not be done', () => {
    renderScreen(actions, { may: ['admin:mug:show', 'admin:mug:delete'] });
    expect(names()).toEqual(['上架', '删除']);
  });

  it('lead to pages', async () => {
    const { user, address } = renderScreen(actions);
    await user.click(screen.getByRole('button', { name: '编辑' }));
    expect(address()).toBe('/mugs/7');
  });

  it('lead nobody to a page that is kept for super administrators', () => {
    renderScreen(<GoButton label="去系统设置" to="/operation/setting" />, { roles: ['11'] });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a part of a screen', () => {
  const part = (
    <Can permission="admin:mug:cost" else="–">
      成本价
    </Can>
  );

  it('is shown to those who may see it', () => {
    renderScreen(part, { may: ['admin:mug:cost'] });
    expect(screen.getByText('成本价')).toBeTruthy();
  });

  it('is replaced for the others', () => {
    renderScreen(part, { may: [] });
    expect(screen.getByText('–')).toBeTruthy();
  });
});
