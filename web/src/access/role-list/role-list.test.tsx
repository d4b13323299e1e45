import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menuCalls } from '#contract/access/menus.ts';
import { type RightNode } from '#contract/access/menu-nodes.ts';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { type RoleRow, roleCalls } from '#contract/access/roles.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RoleList } from './role-list.tsx';
import { type Right, halfTicked, summaryOf, ticked, tickedAll, tickedIn, tickedToSee, toRights } from './rights.ts';

const at = new Date('2026-11-20T06:05:00Z');
const role: RoleRow = {
  id: 5,
  roleName: '客服',
  rules: null,
  level: null,
  status: true,
  createTime: at,
  updateTime: at,
  requiresTwoStep: false,
  dataScope: 'all',
  holders: 4,
};
const pageOf = (...list: RoleRow[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

const node = (id: number, name: string, childList: RightNode[] = [], more: Partial<RightNode> = {}): RightNode => ({
  id,
  pid: 0,
  name,
  icon: null,
  checked: false,
  sort: 0,
  childList,
  ...more,
});
const tree = [
  node(3, '订单', [node(32, '订单列表', [node(35, '订单退款', [], { checked: true }), node(33, '订单删除')])]),
  node(12, '设置', [node(137, '管理员列表', [], { disabled: true })], { disabled: true, checked: true }),
  node(280, '登录管理', [node(281, '登录详情', [], { isPublic: true })], { isPublic: true }),
];
const { menuList, ...info } = { ...role, menuList: tree };

const risky = [
  node(3, '订单', [
    node(32, '订单列表', [node(35, '订单退款', [], { perms: 'admin:order:refund' })], { perms: 'admin:order:list' }),
    node(36, '订单导出', [], { perms: 'admin:order:export' }),
  ]),
  node(12, '角色', [node(13, '角色编辑', [], { perms: 'admin:system:role:update' })]),
];

describe('the risk of a right', () => {
  const shown = (nodes: readonly Right[]): string[] => nodes.flatMap(({ title, children }) => [title, ...shown(children)]);

  it('cuts the tree down to rights of one risk and what leads to them', () => {
    expect(shown(toRights(risky, 'money'))).toEqual(['订单', '订单列表', '订单退款']);
    expect(shown(toRights(risky, 'export'))).toEqual(['订单', '订单导出']);
    expect(shown(toRights(risky, 'rights'))).toEqual(['角色', '角色编辑']);
  });

  it('is summed up over what is ticked', () => {
    const words = summaryOf(risky, new Set([3, 32, 35, 13])).map(({ text }) => text);
    expect(words).toEqual(['查看 1 项', '编辑 0 项', '导出 0 项', '动钱 1 项', '授权 1 项']);
  });

  it('is none where only what shows something is ticked', () => {
    expect(tickedToSee(risky, [3, 32, 35, 36, 12, 13])).toEqual([32, 3]);
  });
});

describe('the ticks of a role', () => {
  it('begin with what it grants and what everybody has', () => {
    expect(tickedIn(tree)).toEqual([35, 12, 280, 281]);
  });

  it.each([
    ['a directory takes all below along', [], { id: 3, on: true, isLinked: true }, [3, 32, 35, 33]],
    ['a button takes along what leads to it', [], { id: 33, on: true, isLinked: true }, [33, 32, 3]],
    ['a directory gives all below back', [3, 32, 35, 33], { id: 32, on: false, isLinked: true }, [3]],
    ['without the link a node stands alone', [], { id: 3, on: true, isLinked: false }, [3]],
    ['what is not the person’s stays', [12], { id: 12, on: false, isLinked: true }, [12]],
    ['what everybody has stays', [280], { id: 280, on: false, isLinked: true }, [280]],
  ])('%s', (_, before, change, after) => {
    expect(ticked(tree, before, change)).toEqual(after);
  });

  it('are all that may be given, or none of it', () => {
    expect(tickedAll(tree, [12], true)).toEqual([12, 3, 32, 35, 33]);
    expect(tickedAll(tree, [12, 3, 35], false)).toEqual([12]);
  });

  it('are half where some below are missing', () => {
    expect(halfTicked(tree, new Set([3, 32, 35]))).toEqual([3, 32]);
    expect(halfTicked(tree, new Set([3, 32, 33, 35]))).toEqual([]);
  });
});

describe('the list of roles', () => {
  itIsAList({
    screen: <RoleList />,
    call: roleCalls.list,
    some: pageOf(role),
    row: '客服',
    none: pageOf(),
    empty: '还没有角色，添加后可以把它授予管理员',
    filter: 'roleName=x',
    search: ['角色昵称', 'roleName'],
    reader: { may: ['admin:system:role:list'], lacks: ['添加角色', '编辑', '复制', '删除'] },
  });

  itIsADialog({
    screen: <RoleList />,
    wire: [on(roleCalls.list, pageOf(role)), on(roleCalls.info, { ...info, menuList })],
    at: '/?roleName=x',
    call: roleCalls.update,
    save: '更新',
    field: '角色名称',
    value: '客服',
    wrong: ['', '请输入角色名称'],
    sends: { id: 5, roleName: '另一个', status: true, dataScope: 'all', rules: [35, 12, 280, 281] },
  });

  const openRow = async (label: string) => {
    const wire = [
      on(preferenceCalls.get, null),
      on(savedViewCalls.list, []),
      on(roleCalls.list, pageOf(role)),
      on(roleCalls.info, { ...info, menuList: risky.map((each) => ({ ...each, checked: each.id === 3 })) }),
      on(roleCalls.save, null),
    ];
    const view = renderScreen(<RoleList />, { wire });
    await view.user.click(await screen.findByRole('button', { name: label === '编辑' ? label : '更多' }));
    if (label !== '编辑') await view.user.click(await screen.findByRole('button', { name: label }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  };

  it('says before a role is saved how many rights it gains, and how many people that concerns', async () => {
    const { user, dialog } = await openRow('编辑');
    expect((await within(dialog).findByRole('status')).textContent).toBe('');
    await user.click(within(dialog).getByLabelText('全选'));
    expect(within(dialog).getByRole('status').textContent).toBe('新增 4 项权限，影响 4 人');
  });

  it('copies a role under another name, with the rights that it grants', async () => {
    const { user, dialog, sent } = await openRow('复制');
    await waitFor(() => expect(within(dialog).getByLabelText<HTMLInputElement>('角色名称').value).toBe('客服副本'));
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() =>
      expect(sent(roleCalls.save)).toEqual([{ roleName: '客服副本', status: true, dataScope: 'all', rules: [3] }]),
    );
  });

  it('makes a role that is on, with what is ticked', async () => {
    const wire = [
      on(preferenceCalls.get, null),
      on(savedViewCalls.list, []),
      on(roleCalls.list, pageOf(role)),
      on(menuCalls.cacheTree, tree),
      on(roleCalls.save, null),
    ];
    const { user, sent } = renderScreen(<RoleList />, { wire });
    await user.click(await screen.findByRole('button', { name: /添加角色/ }));
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByLabelText('角色名称'), '小客服');
    await user.click(within(dialog).getByLabelText('只看自己的提货点'));
    await user.click(await within(dialog).findByLabelText('全选'));
    await user.click(within(dialog).getByRole('button', { name: '确定' }));

    const all = [35, 12, 280, 281, 3, 32, 33];
    await waitFor(() =>
      expect(sent(roleCalls.save)).toEqual([{ roleName: '小客服', status: true, dataScope: 'points', rules: all }]),
    );
  });
});
