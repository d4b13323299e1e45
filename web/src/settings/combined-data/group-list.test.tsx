import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { groupCalls } from '#contract/settings/groups.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
// Loaded beforehand: the first transform of them takes longer than a test waits.
import '#web/ui/list/detail-drawer.tsx';
import './template-picker.tsx';
import { GroupList } from './group-list.tsx';
import { entry, group, pageOf, template } from './sample-entries.ts';

const wire = [
  on(preferenceCalls.get, null),
  on(groupCalls.list, pageOf(group())),
  on(groupCalls.info, group()),
  on(formTemplateCalls.info, template),
  on(formTemplateCalls.list, pageOf(template, { ...template, id: 96, name: '导航模块' })),
  on(groupDataCalls.list, pageOf(entry())),
];
const show = (scene: { at?: string; may?: string[] } = {}) =>
  renderScreen(<GroupList />, { wire: [...wire, on(groupCalls.update, null), on(groupCalls.delete, null)], ...scene });

describe('the list of groups', () => {
  itIsAList({
    isInBrowser: true,
    screen: <GroupList />,
    call: groupCalls.list,
    some: pageOf(group()),
    row: '首页banner滚动图',
    shows: ['首页用', '95'],
    none: pageOf(),
    empty: '还没有数据组，添加后可以录入数据',
    filter: 'keywords=x',
    search: ['数据搜索', 'keywords'],
    reader: { may: ['admin:system:group:list'], lacks: ['添加数据组', '编辑', '更多', '首页banner滚动图'] },
  });

  it('opens a group to its entries', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('button', { name: '首页banner滚动图' }));
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText('组合数据列表：首页banner滚动图')).toBeTruthy();
    expect(await within(drawer).findByText('秋日出行')).toBeTruthy();
    expect(address()).toBe('/?open=48');
  });
});

describe('the dialog of a group', () => {
  itIsADialog({
    isInBrowser: true,
    screen: <GroupList />,
    wire,
    at: '/',
    call: groupCalls.update,
    field: '数据组名称',
    value: '首页banner滚动图',
    wrong: ['', '请输入数据组名称'],
    blank: ['添加数据组', '请输入数据组名称', '请输入数据简介', '请选择表单数据'],
    sends: { id: 48, name: '另一个', info: '首页用', formId: 95 },
  });

  it('picks the form from a list', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    await waitFor(() => expect(screen.getByLabelText('表单数据ID')).toHaveProperty('value', '95 首页轮播图'));
    await user.click(screen.getByRole('button', { name: '选择模板数据' }));
    await user.click(await screen.findByRole('button', { name: '导航模块' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(groupCalls.update)).toMatchObject([{ id: 48, formId: 96 }]));
  });
});
