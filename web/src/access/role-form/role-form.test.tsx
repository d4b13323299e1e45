import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { AdminRow } from '#contract/access/administrator-record.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { type RightNode } from '#contract/access/menu-nodes.ts';
import { preferenceCalls } from '#contract/access/preferences.ts';
import type { RoleRow } from '#contract/access/role-record.ts';
import { roleCalls, roleRefusals } from '#contract/access/roles.ts';
import { recordRefusals } from '#contract/record.ts';
import { encoder } from '#contract/transcode.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { pageOf } from '../../../test/page-of.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RoleForm } from './role-form.tsx';
import { cellOf, groupsOf, pickAct, pickRows, applyPicks, tickOf } from './grid.ts';
import { withCommonRights } from './common-rights.ts';
import {
  type Right,
  everyNode,
  halfTicked,
  summaryOf,
  ticked,
  tickedAll,
  tickedAs,
  tickedIn,
  tickedToSee,
  toRights,
} from './rights.ts';

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

  it('are those of another role where it is copied, and stay where they are not the person’s to give', () => {
    const other = [node(33, '订单删除', [], { checked: true }), node(137, '管理员列表', [], { checked: true })];
    expect(tickedAs(tree, [12, 35], other)).toEqual([12, 33]);
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

const colleague = (id: number, realName: string): AdminRow => ({
  id,
  account: `a${id}`,
  realName,
  roles: '5',
  roleNames: '客服',
  lastIp: null,
  lastTime: null,
  addTime: null,
  loginCount: 0,
  level: 1,
  status: true,
  token: null,
  phone: null,
  isSms: false,
  permissionsList: null,
  isDel: false,
  twoStep: false,
});
const people = [colleague(1, '小王'), colleague(2, '小李')];
const ROLES = '/operation/roleManager/identityManager';

describe('the page of a role', () => {
  const open = async (at: string, wire: readonly Answering[] = [], scene: object = {}, rights: readonly RightNode[] = risky) => {
    const menuOf = rights.map((each) => ({ ...each, checked: each.id === 3 }));
    const view = renderScreen(
      <Routes>
        <Route path={`${ROLES}/edit/:id?/:act?`} element={<RoleForm />} />
        <Route path="*" element={<p>列表</p>} />
      </Routes>,
      {
        at: `${ROLES}/edit${at}`,
        wire: [
          on(preferenceCalls.get, null),
          on(roleCalls.info, { ...info, menuList: menuOf }),
          on(roleCalls.list, pageOf(role, { ...role, id: 6, roleName: '仓库' })),
          on(roleCalls.save, null),
          on(roleCalls.update, null),
          on(menuCalls.cacheTree, tree),
          on(administratorCalls.list, pageOf(...people)),
          ...wire,
        ],
        ...scene,
      },
    );
    await screen.findByRole('textbox', { name: '角色名称' });
    return view;
  };
  const status = () => screen.getByRole('status').textContent;

  it('says before a role is saved how many rights it gains and loses, which, and how many people that concerns', async () => {
    const { user, sent, address } = await open('/5');
    await screen.findByText('小王、小李');
    expect(status()).toBe('');
    await user.click(screen.getByLabelText('全选'));
    expect(status()).toBe('增加 5 项，影响 2 人');
    expect(screen.getByText('增加：订单列表、订单退款、订单详情、订单导出、角色编辑')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(address()).toBe(ROLES));
    expect(sent(roleCalls.update)).toMatchObject([{ id: 5, roleName: '客服', rules: [3, 32, 35, 37, 36, 12, 13] }]);
  });

  it('refuses a role without a name, and keeps what was typed where the server refuses it', async () => {
    const refused = on(roleCalls.update, () => Promise.reject(roleRefusals.NAME_TAKEN()));
    const { user, address } = await open('/5', [refused]);
    await user.clear(screen.getByLabelText('角色名称'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请填写角色名称')).toBeTruthy();
    await user.type(screen.getByLabelText('角色名称'), '仓库');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('角色名称重复')).toBeTruthy();
    expect(address()).toBe(`${ROLES}/edit/5`);
    expect(screen.getByLabelText<HTMLInputElement>('角色名称').value).toBe('仓库');
  });

  it('asks before what was ticked is left', async () => {
    const { user, address } = await open('/5');
    await user.click(screen.getByLabelText('全选'));
    await user.click(screen.getByRole('button', { name: '返回' }));
    await user.click(await screen.findByRole('button', { name: '放弃' }));
    await waitFor(() => expect(address()).toBe(ROLES));
  });

  it('is ticked by page and act, with the keyboard alone, and the tree of menus has the same ticks', async () => {
    const { user, sent, container } = await open('/5');
    const refund = screen.getByRole('checkbox', { name: '订单退款' });
    act(() => screen.getByRole('checkbox', { name: '查看' }).focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '订单列表：查看' }));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(refund);

    await user.keyboard(' ');
    await waitFor(() => expect(status()).toBe('已一并勾选“订单列表”的查看。增加 3 项，影响 2 人'));
    await user.click(screen.getByText('按菜单树'));
    await user.click(screen.getByLabelText('展开/折叠'));
    const held = [...container.querySelectorAll('.ant-tree-treenode-checkbox-checked')].map(({ textContent }) => textContent);
    expect(held).toEqual(['订单列表', '订单退款资金', '订单详情']);
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(roleCalls.update)).toMatchObject([{ rules: [3, 35, 32, 37] }]));
  });

  it('names every right that stands behind a tick, finds it by a word, and counts those of an area', async () => {
    const { user } = await open('/5');
    await user.type(screen.getByLabelText('查找页面或权限'), '订单');
    expect(screen.getByLabelText('全选')).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: '订单列表的每一项' }));
    await user.click(screen.getByRole('checkbox', { name: '订单列表：查看' }));
    await user.click(screen.getByRole('checkbox', { name: '订单详情' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '订单列表：查看' }).indeterminate).toBe(true);
    expect(screen.getByText('1/2')).toBeTruthy();
    expect(screen.getByText('1/4')).toBeTruthy();
    expect(within(screen.getByTitle('订单导出')).getByRole('checkbox', { name: '订单：导出' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: '角色' })).toBeNull();
  });

  it('shows what is ticked alone, with what was ticked when that was asked for', async () => {
    const { user } = await open('/5');
    await user.click(screen.getByRole('checkbox', { name: '角色：修改' }));
    await user.click(screen.getByLabelText('只看已勾选'));
    expect(screen.queryByRole('checkbox', { name: '订单退款' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: '角色：修改' }));
    expect(screen.getByRole('checkbox', { name: '角色：修改' })).toBeTruthy();
    await user.click(screen.getByText('按菜单树'));
    expect(screen.queryByText('订单退款')).toBeNull();
  });

  it('takes over the rights of another role', async () => {
    const { user } = await open('/5', [
      on(roleCalls.info, ({ id }) =>
        id === 6
          ? { ...info, id, roleName: '仓库', menuList: [node(36, '订单导出', [], { checked: true })] }
          : { ...info, menuList: risky.map((each) => ({ ...each, checked: each.id === 3 })) },
      ),
    ]);
    await user.click(await screen.findByRole('combobox', { name: '从其他角色带入权限' }));
    await user.click(await screen.findByTitle('仓库'));
    await waitFor(() => expect(status()).toBe('已带入“仓库”的权限，保存前可以再改。增加 1 项，影响 2 人'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '订单：导出' }).checked).toBe(true);
  });

  it('marks a page that stays closed to everybody but super administrators, by page and in the tree', async () => {
    const closed = node(124, '角色管理', [], { menuType: 'C', perms: 'admin:system:role:list', isAdminOnly: true });
    const { user } = await open('/5', [], {}, [node(12, '设置', [closed])]);
    expect((await screen.findByRole('row', { name: /角色管理/ })).textContent).toContain('页面仅超级管理员可打开');
    await user.click(screen.getByText('按菜单树'));
    await user.click(screen.getByLabelText('展开/折叠'));
    expect(await screen.findByText('页面仅超级管理员可打开')).toBeTruthy();
  });

  it('is a card for each page on a phone', async () => {
    setWidth(390);
    const { container } = await open('/5');
    const orders = within(screen.getByRole('region', { name: '订单' }));
    expect(orders.getAllByRole('checkbox', { name: /^查看/ })).toHaveLength(1);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it.each([
    ['the built-in role', { ...info, id: 1, isSuper: true }, {}, '超级管理员角色始终拥有全部权限，不能修改'],
    ['one’s own', info, { roles: ['5'] }, '这是您自己的角色，需要修改时请让其他管理员操作'],
  ])('shows %s, of which nothing is changed', async (_, kept, scene, says) => {
    const { user } = await open(`/${kept.id}`, [on(roleCalls.info, { ...kept, menuList: risky })], scene);
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    expect(screen.queryByLabelText('全选')).toBeNull();
    expect(screen.getByRole('checkbox', { name: '订单退款' })).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('查找页面或权限'), '导出');
    expect(screen.queryByRole('checkbox', { name: '订单退款' })).toBeNull();
  });

  it('shows both where somebody has saved the role meanwhile', async () => {
    const theirs = encoder(roleCalls.info.returns)({ ...info, roleName: '客服组', menuList: risky });
    const stale = on(roleCalls.update, () => Promise.reject(recordRefusals.CHANGED({ theirs: Object(theirs) })));
    const { user } = await open('/5', [stale]);
    await user.type(screen.getByLabelText('角色名称'), '一');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByLabelText('对方的：客服组')).toBeTruthy();
  });

  it('begins a copy under another name, with the rights that it grants and its limit of refunds', async () => {
    const { user, sent } = await open('/5/copy');
    expect(screen.getByLabelText<HTMLInputElement>('角色名称').value).toBe('客服副本');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent(roleCalls.save)).toEqual([
        { roleName: '客服副本', status: true, dataScope: 'all', refundLimit: 20_000, rules: [3] },
      ]),
    );
  });

  it('makes a role that is on, with what is ticked', async () => {
    const { user, sent } = await open('');
    await user.type(screen.getByLabelText('角色名称'), '小客服');
    await user.click(screen.getByLabelText('只看自己的提货点'));
    await user.click(screen.getByLabelText('全选'));
    await user.click(screen.getByRole('button', { name: '保存' }));

    const all = [35, 12, 280, 281, 3, 32, 33];
    await waitFor(() =>
      expect(sent(roleCalls.save)).toEqual([{ roleName: '小客服', status: true, dataScope: 'points', rules: all }]),
    );
  });
});
