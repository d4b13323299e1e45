import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type CategoryNode, configKinds } from '#contract/catalogue/category-record.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { ConfigCategoryList } from './config-category-list.tsx';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import './form-picker.tsx';

const node = (id: number, name: string, more: Partial<CategoryNode> = {}): CategoryNode => ({
  id,
  pid: 0,
  path: '/0/',
  name,
  type: 6,
  url: 'mall',
  extra: '64',
  status: true,
  sort: 1,
  ...more,
});
const tree = [
  node(95, '商城配置', {
    configKind: configKinds.system,
    child: [node(96, '商城基础配置', { pid: 95, path: '/0/95/', extra: '77' })],
  }),
];

const at = new Date('2026-11-20T06:05:00Z');
const form = (id: number, name: string) => ({ id, name, info: '', content: '{}', createTime: at, updateTime: at });
const forms = {
  page: 1,
  limit: 10,
  totalPage: 1,
  total: 3,
  list: [form(80, '余额支付'), form(77, '商城基础配置'), form(64, '站点配置')],
};

const wire = [on(preferenceCalls.get, null), on(categoryCalls.tree, tree), on(formTemplateCalls.list, forms)];
const draft = {
  id: 95,
  pid: 0,
  name: '商城配置',
  url: 'mall',
  type: 6,
  status: true,
  sort: 1,
  extra: '64',
  configKind: configKinds.system,
};

describe('the list of categories of settings', () => {
  itIsAList({
    screen: <ConfigCategoryList />,
    call: categoryCalls.tree,
    some: tree,
    row: '商城配置',
    shows: ['mall', '64', '系统'],
    none: [],
    empty: '还没有配置分类，先添加一个',
    filter: 'name=x',
    search: ['名称', 'name'],
    reader: { may: ['admin:category:list', 'admin:category:list:tree'], lacks: ['添加分类', '编辑', '配置列表', '更多'] },
  });

  it('offers a place below to roots only', async () => {
    const { user } = renderScreen(<ConfigCategoryList />, { wire });
    await user.click(await screen.findByRole('button', { name: '全部展开' }));
    const [, , child] = screen.getAllByRole('row');
    await user.click(within(child ?? document.body).getByRole('button', { name: '更多' }));
    expect(await screen.findByRole('button', { name: '删除' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '添加子目录' })).toBeNull();
  });
});

describe('the dialog of a category of settings', () => {
  itIsADialog({
    screen: <ConfigCategoryList />,
    wire,
    at: '/',
    call: categoryCalls.update,
    field: '英文名称',
    value: 'mall',
    wrong: ['', '英文名称不能为空'],
    blank: ['添加分类', '请输入分类名称', '英文名称不能为空'],
    sends: { ...draft, url: '另一个' },
  });
});

describe('linking a form', () => {
  it('offers those that nobody else leads to, and sends the whole category', async () => {
    const { user, sent, notes } = renderScreen(<ConfigCategoryList />, { wire: [...wire, on(categoryCalls.update, null)] });
    const [root] = await screen.findAllByRole('button', { name: '更多' });
    await user.click(root ?? document.body);
    await user.click(await screen.findByRole('button', { name: '配置列表' }));
    const dialog = await screen.findByRole('dialog', { name: '选择已配置的表单' });
    expect(within(dialog).getByText('注意：表单不能重复关联')).toBeTruthy();
    expect(await within(dialog).findByRole('radio', { name: '选择商城基础配置' })).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('radio', { name: '选择余额支付' }));
    await user.click(within(dialog).getByRole('button', { name: '关联' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '关联表单成功' }]));
    expect(sent(categoryCalls.update)).toEqual([{ ...draft, extra: '80' }]);
  });
});
