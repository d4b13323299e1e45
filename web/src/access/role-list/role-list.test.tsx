import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import type { RoleRow } from '#contract/access/role-record.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { briefOf } from './brief.ts';
import { RoleList } from './role-list.tsx';

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

const brief = {
  areas: ['控制台', '订单', '用户', '营销', '设置'],
  money: ['订单退款', '改价'],
  rights: [],
};

describe('a role in a few words', () => {
  it.each<[string, Partial<RoleRow>, string]>([
    [
      'areas, money and the limits of refunds',
      { brief },
      '可用 控制台、订单、用户、营销 等 5 个区域；资金：订单退款、改价；退款上限单笔 ¥200.00、24 小时 不限',
    ],
    ['a role without money', { brief: { ...brief, areas: ['订单'], money: [] } }, '可用 订单；不能动用资金'],
    [
      'a role that hands on rights',
      { brief: { areas: [], money: [], rights: ['角色修改'] } },
      '没有可打开的页面；不能动用资金；可管理人员和权限（1 项）',
    ],
    ['the built-in role', { isSuper: true }, '拥有全部权限'],
    ['one of another server', {}, '权限见角色管理'],
  ])('is %s', (_, more, says) => {
    expect(briefOf({ ...role, ...more })).toBe(says);
  });
});

describe('the list of roles', () => {
  itIsAList({
    isInBrowser: true,
    screen: <RoleList />,
    call: roleCalls.list,
    some: pageOf(role),
    row: '客服',
    none: pageOf<RoleRow>(),
    empty: '还没有角色，添加后可以把它授予管理员',
    filter: 'roleName=x',
    search: ['角色名称', 'roleName'],
    reader: { may: ['admin:system:role:list'], lacks: ['添加角色', '编辑', '复制', '删除'] },
  });

  it('shows first pages of a role, leads to its page, and keeps the built-in one from changes', async () => {
    const boss = { ...role, id: 1, roleName: '超级管理员', isSuper: true };
    const foreign = { ...role, id: 9, roleName: '别处来的', pages: undefined };
    const { user, address } = renderScreen(<RoleList />, {
      wire: [on(preferenceCalls.get, null), on(savedViewCalls.list, []), on(roleCalls.list, pageOf(role, boss, foreign))],
    });
    await screen.findByText('别处来的');
    const owner = within(screen.getByText('超级管理员').closest('tr') ?? document.body);
    expect(owner.getByText('全部权限')).toBeTruthy();
    expect(owner.queryByRole('button', { name: '编辑' })).toBeNull();
    expect(owner.getByRole('button', { name: '查看' })).toBeTruthy();
    const clerk = within(screen.getByText('客服').closest('tr') ?? document.body);
    for (const text of ['订单', '用户管理', '优惠券', '等 7 个页面']) expect(clerk.getByText(text)).toBeTruthy();
    await user.click(clerk.getByRole('button', { name: '编辑' }));
    expect(address()).toBe('/operation/roleManager/identityManager/edit/5');
  });
});
