import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminRow } from '#contract/access/administrator-record.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AdminList } from './admin-list.tsx';

const neverSent = { addTime: null, token: null, permissionsList: null };
const names = { id: 7, account: 'xiaowang', realName: '小王', roles: '12', roleNames: '仓库', phone: '13800000001' };
const states = {
  lastIp: null,
  lastTime: null,
  loginCount: 0,
  level: 1,
  status: true,
  isSms: false,
  isDel: false,
  twoStep: false,
};
const person: AdminRow = {
  ...names,
  ...states,
  ...neverSent,
};
const pageOf = (...list: AdminRow[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const at = new Date('2026-11-20T06:05:00Z');
const role = {
  id: 12,
  roleName: '仓库',
  rules: null,
  level: null,
  status: true,
  createTime: at,
  updateTime: at,
  requiresTwoStep: false,
  dataScope: 'all' as const,
  holders: 4,
  isSuper: false,
  pages: { first: [], count: 0 },
};
const roles = on(roleCalls.list, { page: 1, limit: 100, totalPage: 1, total: 1, list: [role] });

describe('the list of administrators', () => {
  it('shows nothing of the database unless somebody asks for it', async () => {
    renderScreen(<AdminList />, { wire: [on(preferenceCalls.get, null), roles, on(administratorCalls.list, pageOf(person))] });
    await screen.findByText('xiaowang');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads[0]).toBe('姓名');
    for (const hidden of ['ID', '删除标记', '是否接收短信']) expect(heads).not.toContain(hidden);
  });

  itIsAList({
    screen: <AdminList />,
    call: administratorCalls.list,
    wire: [roles],
    some: pageOf(person),
    row: '小王',
    shows: ['xiaowang', '仓库'],
    none: pageOf(),
    empty: '没有管理员',
    filter: 'status=true',
    search: ['姓名', 'realName'],
    reader: { may: ['admin:system:admin:list'], lacks: ['添加管理员', '编辑', '删除'] },
  });

  itIsADialog({
    screen: <AdminList />,
    wire: [roles, on(administratorCalls.list, pageOf(person))],
    at: '/?status=true',
    call: administratorCalls.update,
    field: '管理员姓名',
    value: '小王',
    wrong: ['', '请输入管理员姓名'],
    sends: {
      id: 7,
      account: 'xiaowang',
      realName: '另一个',
      roles: [12],
      phone: '13800000001',
      status: true,
      pwd: '',
      mustChangePassword: true,
    },
  });

  it('wants a new password twice, and the same', async () => {
    const wire = [on(preferenceCalls.get, null), on(savedViewCalls.list, []), roles, on(administratorCalls.list, pageOf(person))];
    const { user, sent } = renderScreen(<AdminList />, { wire: [...wire, on(administratorCalls.update, null)] });
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByLabelText('管理员密码'), 'blue-kettle');
    await user.type(await within(dialog).findByLabelText('确认密码'), 'blue-kettl');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await within(dialog).findByText('两次输入密码不一致!')).toBeTruthy();

    await user.type(within(dialog).getByLabelText('确认密码'), 'e');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(administratorCalls.update)).toMatchObject([{ id: 7, pwd: 'blue-kettle' }]));
  });

  it('keeps the role that was chosen when Tab goes on to the next field', async () => {
    const wire = [on(preferenceCalls.get, null), on(savedViewCalls.list, []), roles, on(administratorCalls.list, pageOf(person))];
    const { user, sent } = renderScreen(<AdminList />, { wire: [...wire, on(administratorCalls.save, null)] });
    await user.click(await screen.findByRole('button', { name: '添加管理员' }));
    const dialog = await screen.findByRole('dialog');
    const typed = { 管理员账号: 'xiaoli', 管理员密码: 'blue-kettle', 确认密码: 'blue-kettle', 管理员姓名: '小李' };
    for (const [label, text] of Object.entries(typed)) await user.type(await within(dialog).findByLabelText(label), text);
    await user.click(within(dialog).getByRole('combobox', { name: '管理员角色' }));
    await user.click(await screen.findByTitle('仓库'));
    await user.tab();
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(administratorCalls.save)).toMatchObject([{ account: 'xiaoli', roles: [12] }]));
  });

  it('says where the shop is set of somebody whose role sees the products of one only', async () => {
    const seller = { ...role, id: 16, roleName: '店铺商品员', dataScope: 'shop' as const };
    const both = on(roleCalls.list, { page: 1, limit: 100, totalPage: 1, total: 2, list: [role, seller] });
    const wire = [on(preferenceCalls.get, null), on(savedViewCalls.list, []), both, on(administratorCalls.list, pageOf(person))];
    const { user } = renderScreen(<AdminList />, { wire });
    await user.click(await screen.findByRole('button', { name: '添加管理员' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('combobox', { name: '管理员角色' }));
    await user.click(await screen.findByTitle('店铺商品员'));
    expect(await within(dialog).findByText(/保存后请到“店铺管理”的“人员”里加上对方/)).toBeTruthy();

    await user.click(await screen.findByTitle('仓库'));
    await waitFor(() => expect(within(dialog).queryByText(/保存后请到“店铺管理”/)).toBeNull());
  });
});
