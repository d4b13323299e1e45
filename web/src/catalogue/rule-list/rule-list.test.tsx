import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { type Rule, ruleCalls } from '#contract/catalogue/rules.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { pageOf } from '../product/sample-products.ts';
import { RuleList } from './rule-list.tsx';

const shoes = {
  id: 7,
  ruleName: '鞋',
  ruleValue: [
    { value: '颜色', detail: ['红', '蓝'] },
    { value: '尺码', detail: ['36'] },
  ],
};
const cups = { id: 8, ruleName: '杯', ruleValue: [{ value: '容量', detail: ['300ml'] }] };

const wire = [on(preferenceCalls.get, null), on(ruleCalls.list, pageOf(cups, shoes))];
const show = (more: Answering[] = []) => renderScreen(<RuleList />, { wire: [...wire, ...more] });

type User = ReturnType<typeof show>['user'];
const dialog = () => screen.findByRole('dialog');
const confirm = (user: User, box: HTMLElement) => user.click(within(box).getByText('确定'));

async function open(view: ReturnType<typeof show>, row: string) {
  const line = (await screen.findByText(row)).closest('tr') ?? document.body;
  await view.user.click(within(line).getByRole('button', { name: '编辑' }));
  await screen.findByLabelText('规格名称');
  return dialog();
}

describe('the list of templates', () => {
  itIsAList({
    isInBrowser: true,
    screen: <RuleList />,
    call: ruleCalls.list,
    some: pageOf(shoes, cups),
    row: '鞋',
    shows: ['颜色', '红、蓝', '300ml'],
    none: pageOf<Rule>(),
    empty: /^还没有商品规格/,
    filter: 'keywords=x',
    search: ['规格搜索', 'keywords'],
    reader: { may: ['admin:product:rule:list'], lacks: ['添加商品规格', '批量删除', '编辑', '更多', '删除'] },
  });
});

describe('deleting templates', () => {
  it('asks to choose first', async () => {
    const { user, notes } = show();
    await user.click(await screen.findByRole('button', { name: '批量删除' }));
    expect(notes).toEqual([{ kind: 'warning', text: '请选择商品规格' }]);
  });

  it('sends all that are chosen, and chooses none afterwards', async () => {
    const { user, sent } = show([on(ruleCalls.delete, null, { change: 3 })]);
    await screen.findByText('鞋');
    await user.click(screen.getByRole('checkbox', { name: '选择本页' }));
    await user.click(screen.getByRole('button', { name: '批量删除' }));
    expect(await screen.findByText('确定永久删除该文件？')).toBeTruthy();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '批量删除' }));
    await waitFor(() => expect(sent(ruleCalls.delete)).toEqual([{ ids: [8, 7] }]));
    await waitFor(() => expect(screen.queryByText('已选 2 条')).toBeNull());
  });

  it('forgets that one was chosen when it goes alone, and can be taken back', async () => {
    const { user, notes } = show([on(ruleCalls.delete, null, { change: 3 })]);
    await screen.findByText('鞋');
    await user.click(screen.getByRole('checkbox', { name: '选择鞋' }));
    expect(screen.getByText('已选 1 条')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: '更多' })[1] ?? document.body);
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'undo', text: '删除成功' }]));
    expect(screen.queryByText('已选 1 条')).toBeNull();
  });
});

describe('the dialog of a template', () => {
  it('saves a new one after a moment, and says so', async () => {
    const { user, sent, notes } = show([on(ruleCalls.save, null)]);
    await user.click(await screen.findByRole('button', { name: '添加商品规格' }));
    await user.type(await screen.findByLabelText('规格名称'), '帽子');
    await user.click(screen.getByText('添加规格'));
    fireEvent.change(screen.getByLabelText('规格'), { target: { value: '颜色' } });
    fireEvent.change(screen.getByLabelText('规格值'), { target: { value: '黑' } });
    await user.type(screen.getByLabelText('规格值'), '{Enter}');
    await user.click(screen.getByLabelText('给颜色添加规格值'));
    await user.keyboard('白{Enter}白');
    await user.tab();

    await confirm(user, await dialog());
    expect(await screen.findByText('正在提交…')).toBeTruthy();
    expect(sent(ruleCalls.save)).toEqual([]);
    await waitFor(() =>
      expect(sent(ruleCalls.save)).toMatchObject([{ ruleName: '帽子', ruleValue: [{ value: '颜色', detail: ['黑', '白'] }] }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notes.at(-1)).toEqual({ kind: 'success', text: '提交成功' });
    await waitFor(() => expect(sent(ruleCalls.list)).toHaveLength(2));
  });

  it('wants at least one specification', async () => {
    const { user, sent, notes } = show([on(ruleCalls.save, null)]);
    await user.click(await screen.findByRole('button', { name: '添加商品规格' }));
    await user.type(await screen.findByLabelText('规格名称'), '空');
    await confirm(user, await dialog());
    await waitFor(() => expect(notes).toEqual([{ kind: 'warning', text: '请至少添加一条属性规格！' }]));
    expect(sent(ruleCalls.save)).toEqual([]);
  });

  it('sends nothing when the page is left while it waits', async () => {
    const view = show([on(ruleCalls.update, null)]);
    const box = await open(view, '鞋');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(within(box).getByText('确定'));
    await screen.findByText('正在提交…');
    view.unmount();
    await vi.advanceTimersByTimeAsync(5000);
    expect(view.sent(ruleCalls.update)).toEqual([]);
  });

  it('is fresh when it is opened again after 取消', async () => {
    const view = show();
    const box = await open(view, '鞋');
    fireEvent.change(screen.getByLabelText('规格名称'), { target: { value: '鞋子' } });
    fireEvent.click(within(box).getByText('取消'));
    fireEvent.click(await screen.findByText('放弃'));
    await waitFor(() => expect(screen.queryByLabelText('规格名称')).toBeNull());
    await open(view, '鞋');
    expect(screen.getByLabelText('规格名称')).toHaveProperty('value', '鞋');
  });

  itIsADialog({
    screen: <RuleList />,
    wire,
    at: '/?keywords=厂',
    call: ruleCalls.update,
    save: '确定',
    field: '规格名称',
    value: '杯',
    wrong: ['', '请输入规格名称'],
  });
});
