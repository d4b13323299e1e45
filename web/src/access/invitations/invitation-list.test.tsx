import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Invitation } from '#contract/access/invitation-record.ts';
import { invitationCalls, invitationRefusals } from '#contract/access/invitations.ts';
import { preferenceCalls } from '#contract/access/preferences.ts';
import type { RoleRow } from '#contract/access/role-record.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { operatorCalls } from '#contract/sellers/operators.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { InvitationList } from './invitation-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const { list, save, resend, withdraw } = invitationCalls;
const invited: Invitation = {
  id: 3,
  realName: '小李',
  phone: '13800000001',
  email: 'li@shop.cn',
  roleNames: '仓库',
  placeNames: '臂板工房',
  state: 'pending',
  inviterName: '店主',
  createTime: at,
  expireTime: new Date('2026-11-23T06:05:00Z'),
  acceptTime: null,
  account: null,
};
const role: RoleRow = {
  id: 12,
  roleName: '仓库',
  rules: null,
  level: null,
  status: true,
  createTime: at,
  updateTime: at,
  dataScope: 'shop',
  brief: { areas: ['订单'], money: [], rights: [] },
};
const sent = { id: 3, secret: 'a-secret', email: '', expireTime: invited.expireTime };
const wire = [
  on(preferenceCalls.get, null),
  on(roleCalls.list, pageOf(role)),
  on(mallShopCalls.all, [{ id: 4, name: '雾山坪' }]),
  on(operatorCalls.list, pageOf<never>()),
];

describe('the list of invitations', () => {
  itIsAList({
    isInBrowser: true,
    screen: <InvitationList />,
    call: list,
    wire,
    some: pageOf(invited),
    row: '小李',
    shows: ['仓库', '臂板工房', '待接受', '店主'],
    none: pageOf<Invitation>(),
    empty: '还没有邀请，员工可以通过邀请链接自己设置账号和密码',
    filter: 'state=pending',
    search: ['姓名', 'keywords'],
    keeps: { act: '撤回', asks: true, call: withdraw, because: invitationRefusals.SETTLED() },
    reader: { may: ['admin:system:invitation:list'], lacks: ['邀请员工', '重新发送', '换新链接', '撤回'] },
  });

  it('shows a new link once, and sends one by mail where there is an address', async () => {
    const {
      user,
      sent: told,
      notes,
    } = renderScreen(<InvitationList />, {
      wire: [
        ...wire,
        on(list, pageOf(invited)),
        on(resend, ({ byMail }) => ({ ...sent, ...(byMail && { secret: null, email: 'li@shop.cn' }) })),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '重新发送' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '重新发送' }));
    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '邀请已发到 li@shop.cn' }]));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '换新链接' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '换新链接' }));
    expect(await screen.findByText(`${window.location.origin}/invitation/a-secret`)).toBeTruthy();
    expect(told(resend)).toMatchObject([
      { id: 3, byMail: true },
      { id: 3, byMail: false },
    ]);
  });

  it('leaves nothing to do with one that was accepted', async () => {
    const taken: Invitation = { ...invited, state: 'accepted', account: 'xiaoli', acceptTime: at };
    renderScreen(<InvitationList />, { wire: [...wire, on(list, pageOf(taken))] });
    await screen.findByText('xiaoli');
    for (const label of ['重新发送', '换新链接', '撤回']) expect(screen.queryByRole('button', { name: label })).toBeNull();
  });

  it('invites with what the role may do in sight, and shows the link', async () => {
    const { user, sent: told } = renderScreen(<InvitationList />, { wire: [...wire, on(list, pageOf(invited)), on(save, sent)] });
    await user.click(await screen.findByRole('button', { name: /邀请员工/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('姓名'), '小李');
    await user.click(await dialog.findByRole('checkbox', { name: '仓库' }));
    expect(dialog.getByRole('list', { name: '所选角色的权限' }).textContent).toBe(
      '仓库：可用 订单；不能动用资金；只看自己店铺的商品和订单。 查看全部权限',
    );
    expect(dialog.queryByText(/保存后请到“店铺管理”/)).toBeNull();
    await user.click(dialog.getByRole('combobox', { name: '店铺' }));
    await user.click(await screen.findByTitle('雾山坪'));
    await user.click(dialog.getByRole('button', { name: '创建邀请' }));

    expect(await screen.findByText(`${window.location.origin}/invitation/a-secret`)).toBeTruthy();
    expect(told(save)).toMatchObject([{ realName: '小李', roleIds: [12], shopIds: [4], hours: 72 }]);
    await user.click(screen.getByRole('button', { name: '我已保存' }));
    await waitFor(() => expect(screen.queryByText(/a-secret/)).toBeNull());
  });
});
