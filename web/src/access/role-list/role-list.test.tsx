import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menuCalls } from '#contract/access/menus.ts';
import { type RightNode } from '#contract/access/menu-nodes.ts';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { type RoleRow, roleCalls } from '#contract/access/roles.ts';
import { on } from '../../../test/fake-wire.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RoleList } from './role-list.tsx';
import { cellOf, groupsOf, pickAct, pickRows, applyPicks, tickOf } from './grid.ts';
import { withCommonRights } from './common-rights.ts';
import { type Right, everyNode, halfTicked, summaryOf, ticked, tickedAll, tickedIn, tickedToSee, toRights } from './rights.ts';

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
  refundLimit: 20_000,
  holders: 4,
  isSuper: false,
  pages: { first: ['订单', '用户管理', '优惠券'], count: 7 },
};
const pageOf = (...list: RoleRow[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

const node = (id: number, name: string, childList: RightNode[] = [], more: Partial<RightNode> = {}): RightNode => ({
  id,
  pid: 0,
  name,
  icon: null,
  checked: false,
  sort: 0,
  menuType: childList.length > 0 ? 'M' : 'A',
  childList,
  ...more,
});
const tree = [
  node(3, '订单', [node(32, '订单列表', [node(35, '订单退款', [], { checked: true }), node(33, '订单删除')], { menuType: 'C' })]),
  node(12, '设置', [node(137, '管理员列表', [], { disabled: true })], { disabled: true, checked: true }),
  node(280, '登录管理', [node(281, '登录详情', [], { isPublic: true })], { isPublic: true }),
];
const { menuList, ...info } = { ...role, menuList: tree };

const risky = [
  node(3, '订单', [
    node(
      32,
      '订单列表',
      [node(35, '订单退款', [], { perms: 'admin:order:refund' }), node(37, '订单详情', [], { perms: 'admin:order:info' })],
      { perms: 'admin:order:list', menuType: 'C' },
    ),
    node(36, '订单导出', [], { perms: 'admin:export:excel:order' }),
  ]),
  node(12, '角色', [node(13, '角色编辑', [], { perms: 'admin:system:role:update' })]),
];

describe('the risk of a right', () => {
  const shown = (nodes: readonly Right[]): string[] => nodes.flatMap(({ title, children }) => [title, ...shown(children)]);

  it('cuts the tree down to rights of one risk and what leads to them', () => {
    expect(shown(toRights(risky, { only: 'money' }))).toEqual(['订单', '订单列表', '订单退款']);
    expect(shown(toRights(risky, { only: 'export' }))).toEqual(['订单', '订单导出']);
    expect(shown(toRights(risky, { only: 'rights' }))).toEqual(['角色', '角色编辑']);
  });

  it('is summed up over what is ticked', () => {
    const words = summaryOf(risky, new Set([3, 32, 35, 13])).map(({ text }) => text);
    expect(words).toEqual(['查看 1 项', '编辑 0 项', '导出 0 项', '资金 1 项', '授权 1 项']);
  });

  it('is none where only what shows something is ticked', () => {
    expect(tickedToSee(risky, [3, 32, 35, 36, 12, 13])).toEqual([32, 3, 37]);
  });
});

describe('the ticks of a role', () => {
  it('begin with what it grants and what everybody has', () => {
    expect(tickedIn(tree)).toEqual([35, 12, 280, 281]);
  });

  it.each([
    ['a directory takes all below along', [], { id: 3, on: true, isLinked: true }, [3, 32, 35, 33]],
    ['a button takes along what leads to it', [], { id: 33, on: true, isLinked: true }, [33, 32, 3]],
    ['a directory gives all below back', [3, 32, 35, 33], { id: 32, on: false, isLinked: true }, []],
    ['without the link a node stands alone', [], { id: 3, on: true, isLinked: false }, [3]],
    ['what is not the person’s stays', [12], { id: 12, on: false, isLinked: true }, [12]],
    ['what everybody has stays', [280], { id: 280, on: false, isLinked: true }, [280]],
  ])('%s', (_, before, change, after) => {
    expect(ticked(tree, before, change)).toEqual(after);
  });

  it('begin with what everybody has also where the server does not mark it', () => {
    const unmarked = [node(3, '订单'), node(280, '登录管理', [node(281, '登录详情')])];

    expect(tickedIn(withCommonRights(unmarked))).toEqual([280, 281]);
    expect(ticked(withCommonRights(unmarked), [280, 281], { id: 281, on: false, isLinked: true })).toEqual([280, 281]);
    expect(withCommonRights(tree)).toBe(tree);
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

describe('the grid of rights', () => {
  const rows = groupsOf(risky, '').flatMap((group) => group.rows);
  const [exports, orders, roles] = rows;
  const pick = (before: readonly number[], picks: Parameters<typeof applyPicks>[2]['picks'], on: boolean) =>
    applyPicks(risky, before, { picks, on });

  it('has every right of the tree once, by page and act', () => {
    expect(rows.map(({ name }) => name)).toEqual(['订单', '订单列表', '角色']);
    const held = rows.flatMap((row) => [...row.cells.values()].flat());
    const directories = [3, 12];
    expect(held.map(({ id }) => id).toSorted()).toEqual(
      everyNode(risky)
        .map(({ id }) => id)
        .filter((id) => !directories.includes(id))
        .toSorted(),
    );
  });

  it('has the rights of other servers too, which do not say what a node is', () => {
    const plain = (nodes: readonly RightNode[]): RightNode[] =>
      nodes.map(({ menuType: _, childList, ...each }) => ({ ...each, childList: plain(childList) }));
    const told = groupsOf(plain(risky), '').flatMap((group) => group.rows);
    expect(told.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
  });

  it.each([
    ['删除', ['订单列表']],
    ['订单', ['订单列表']],
    ['登录', ['登录管理']],
  ])('finds %s among pages and rights', (word, names) => {
    expect(groupsOf(tree, word).flatMap((group) => group.rows.map(({ name }) => name))).toEqual(names);
  });

  it('ticks to see with what is done there, and says so', () => {
    const refunds = orders ? [{ row: orders, nodes: cellOf(orders, 'money') }] : [];
    expect(pick([], refunds, true)).toEqual({ ticks: [35, 32, 3, 37], says: '已一并勾选“订单列表”的查看' });
    expect(pick([3, 32, 37], refunds, true).says).toBe('');
  });

  it('gives back what is done where nothing is seen, and directories that lead nowhere', () => {
    const seen = pickAct(rows, 'see');
    expect(pick([3, 32, 37, 35, 12, 13], seen, false)).toEqual({ ticks: [12, 13], says: '已一并去掉“订单列表”的其他权限' });
    expect(pick([3, 32, 35, 36], pickRows(exports ? [exports] : []), false).ticks).toEqual([3, 32, 35]);
  });

  it('keeps what is seen as it is where something is seen already, and counts only that', () => {
    const refunds = orders ? [{ row: orders, nodes: cellOf(orders, 'money') }] : [];
    const page = orders ? [{ row: orders, nodes: cellOf(orders, 'see').filter(({ id }) => id === 32) }] : [];
    expect(pick([3, 32], refunds, true)).toEqual({ ticks: [3, 32, 35], says: '' });
    expect(pick([3, 32, 35], page, false)).toEqual({ ticks: [], says: '已一并去掉“订单列表”的其他权限' });
    expect(pick([3, 32, 35, 37], page, false)).toEqual({ ticks: [3, 35, 37], says: '' });
  });

  it('leaves what is not the person’s to give', () => {
    const all = pickRows(groupsOf(tree, '').flatMap((group) => group.rows));
    expect(applyPicks(tree, [12, 280, 281], { picks: all, on: true }).ticks).not.toContain(137);
    expect(applyPicks(tree, [12, 280, 281, 35], { picks: all, on: false }).ticks).toEqual([12, 280, 281]);
  });

  it('has three states of a tick', () => {
    const nodes = pickRows([orders, roles].flatMap((row) => row ?? [])).flatMap((each) => each.nodes);
    expect(tickOf(nodes, new Set())).toEqual({ checked: false, indeterminate: false, disabled: false });
    expect(tickOf(nodes, new Set([35]))).toEqual({ checked: false, indeterminate: true, disabled: false });
    expect(tickOf(nodes, new Set([32, 35, 37, 13]))).toEqual({ checked: true, indeterminate: false, disabled: false });
    expect(tickOf(everyNode(tree.slice(2)), new Set([280, 281]))).toEqual({
      checked: true,
      indeterminate: false,
      disabled: true,
    });
  });
});

describe('the list of roles', () => {
  itIsAList({
    isInBrowser: true,
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
    isInBrowser: true,
    screen: <RoleList />,
    wire: [on(roleCalls.list, pageOf(role)), on(roleCalls.info, { ...info, menuList })],
    at: '/?roleName=x',
    call: roleCalls.update,
    save: '更新',
    field: '角色名称',
    value: '客服',
    wrong: ['', '请输入角色名称'],
    sends: { id: 5, roleName: '另一个', status: true, dataScope: 'all', refundLimit: 20_000, rules: [35, 12, 280, 281] },
  });

  const openRow = async (label: string, rights: readonly RightNode[] = risky) => {
    const wire = [
      on(preferenceCalls.get, null),
      on(savedViewCalls.list, []),
      on(roleCalls.list, pageOf(role)),
      on(roleCalls.info, { ...info, menuList: rights.map((each) => ({ ...each, checked: each.id === 3 })) }),
      on(roleCalls.save, null),
      on(roleCalls.update, null),
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
    expect(within(dialog).getByRole('status').textContent).toBe('新增 5 项权限，影响 4 人');
  });

  it('marks a page that stays closed to everybody but super administrators, by page and in the tree', async () => {
    const closed = node(124, '角色管理', [], { menuType: 'C', perms: 'admin:system:role:list', isAdminOnly: true });
    const { user, dialog } = await openRow('编辑', [node(12, '设置', [closed])]);
    expect((await within(dialog).findByRole('row', { name: /角色管理/ })).textContent).toContain('页面仅超级管理员可打开');
    await user.click(within(dialog).getByText('按菜单树'));
    await user.click(within(dialog).getByLabelText('展开/折叠'));
    expect(await within(dialog).findByText('页面仅超级管理员可打开')).toBeTruthy();
    const rows = dialog.querySelector<HTMLElement>('.ant-tree-list-holder');
    expect(rows?.style.maxHeight).toBe(`${innerHeight - 320}px`);
  });

  it('is ticked by page and act, with the keyboard alone, and the tree of menus has the same ticks', async () => {
    const { user, dialog, sent } = await openRow('编辑');
    const refund = await within(dialog).findByRole('checkbox', { name: '订单退款' });
    act(() => within(dialog).getByRole('checkbox', { name: '查看' }).focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(within(dialog).getByRole('checkbox', { name: '订单列表：查看' }));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(refund);

    await user.keyboard(' ');
    expect(within(dialog).getByRole('status').textContent).toBe('已一并勾选“订单列表”的查看。新增 3 项权限，影响 4 人');
    await user.click(within(dialog).getByText('按菜单树'));
    await user.click(within(dialog).getByLabelText('展开/折叠'));
    const ticked = [...dialog.querySelectorAll('.ant-tree-treenode-checkbox-checked')].map(({ textContent }) => textContent);
    expect(ticked).toEqual(['订单列表', '订单退款资金', '订单详情']);
    await user.click(within(dialog).getByRole('button', { name: '更新' }));
    await waitFor(() => expect(sent(roleCalls.update)).toMatchObject([{ rules: [3, 35, 32, 37] }]));
  });

  it('names every right that stands behind a tick', async () => {
    const { user, dialog } = await openRow('编辑');
    await user.type(await within(dialog).findByLabelText('查找页面或权限'), '订单');
    expect(within(dialog).getByLabelText('全选')).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('button', { name: '订单列表的每一项' }));
    await user.click(within(dialog).getByRole('checkbox', { name: '订单列表：查看' }));
    await user.click(within(dialog).getByRole('checkbox', { name: '订单详情' }));
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: '订单列表：查看' }).indeterminate).toBe(true);
    expect(within(dialog).getByText('1/2')).toBeTruthy();
    expect(within(within(dialog).getByTitle('订单导出')).getByRole('checkbox', { name: '订单：导出' })).toBeTruthy();
    expect(within(dialog).queryByRole('checkbox', { name: '角色' })).toBeNull();
  });

  it('is a card for each page on a phone', async () => {
    setWidth(390);
    const { dialog } = await openRow('编辑');
    const orders = within(await within(dialog).findByRole('region', { name: '订单' }));
    expect(orders.getAllByRole('checkbox', { name: /^查看/ })).toHaveLength(1);
    expect(await complaintsOf(dialog)).toEqual([]);
  });

  it('shows first pages of a role, and keeps the built-in one from changes', async () => {
    const boss = { ...role, id: 1, roleName: '超级管理员', isSuper: true };
    const foreign = { ...role, id: 9, roleName: '别处来的', pages: undefined };
    renderScreen(<RoleList />, {
      wire: [on(preferenceCalls.get, null), on(savedViewCalls.list, []), on(roleCalls.list, pageOf(role, boss, foreign))],
    });
    await screen.findByText('别处来的');
    const clerk = within((await screen.findByText('客服')).closest('tr') ?? document.body);
    for (const text of ['订单', '用户管理', '优惠券', '等 7 个页面', '编辑']) expect(clerk.getByText(text)).toBeTruthy();
    const owner = within(screen.getByText('超级管理员').closest('tr') ?? document.body);
    expect(owner.getByText('全部权限')).toBeTruthy();
    expect(owner.queryByRole('button', { name: '编辑' })).toBeNull();
  });

  it('copies a role under another name, with the rights that it grants and its limit of refunds', async () => {
    const { user, dialog, sent } = await openRow('复制');
    await waitFor(() => expect(within(dialog).getByLabelText<HTMLInputElement>('角色名称').value).toBe('客服副本'));
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() =>
      expect(sent(roleCalls.save)).toEqual([
        { roleName: '客服副本', status: true, dataScope: 'all', refundLimit: 20_000, rules: [3] },
      ]),
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
