import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invitationCalls, invitationRefusals } from '#contract/access/invitations.ts';
import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderApp } from '../../../test/render-app.tsx';

const { look, accept } = invitationCalls;
const invited = {
  siteName: '信号楼商城',
  inviterName: '店主',
  realName: '小李',
  roles: ['仓库'],
  places: ['臂板工房'],
  expireTime: new Date('2026-11-30T10:00:00Z'),
  needsPassword: false,
};
const signed = { id: 9, account: 'xiaoli', realName: '小李', token: 'a'.repeat(64), isSms: false };
const open = (...wire: Answering[]) =>
  renderApp({ at: '/invitation/a-secret', signedIn: false, wire: [on(look, invited), ...wire] });

describe('the page of an invitation', () => {
  it('says who invites whom to what, and takes the account and the password of the person', async () => {
    const { user, sent } = open(on(accept, signed));
    await screen.findByText('仓库');
    expect(screen.getByText('臂板工房')).toBeTruthy();
    expect(screen.getByText('店主').closest('p')?.textContent).toBe('小李，您好：店主 邀请您加入 信号楼商城 的后台。');
    expect(await complaintsOf(document.body)).toEqual([]);

    await user.type(screen.getByLabelText('账号'), ' xiaoli ');
    await user.type(screen.getByLabelText('登录密码'), 'blue-kettle');
    await user.click(screen.getByRole('button', { name: '接受邀请并登录' }));
    await waitFor(() => expect(sent(accept)).toEqual([{ secret: 'a-secret', account: 'xiaoli', pwd: 'blue-kettle' }]));
    await waitFor(() => expect(screen.queryByText('接受邀请并登录')).toBeNull());
  });

  it('says what lacks, and keeps what was typed where it is refused', async () => {
    const { user, sent } = open(on(accept, () => Promise.reject(administratorRefusals.ACCOUNT_TAKEN())));
    await screen.findByText('仓库');
    await user.click(screen.getByRole('button', { name: '接受邀请并登录' }));
    expect(screen.getByText('请填写账号')).toBeTruthy();
    expect(screen.getByText('密码为 6–20 个字符')).toBeTruthy();
    await user.type(screen.getByLabelText('账号'), 'xiaoli');
    expect(sent(accept)).toEqual([]);
    await user.type(screen.getByLabelText('登录密码'), 'blue-kettle');
    await user.click(screen.getByRole('button', { name: '接受邀请并登录' }));
    expect(await screen.findByText('管理员已存在')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('xiaoli');
  });

  it('tells whose role asks for two-step sign-in what comes next', async () => {
    open(on(look, { ...invited, needsPassword: true }));
    expect(await screen.findByText(/绑定手机验证器/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /通行密钥/ })).toBeNull();
  });

  it('says why a link opens nothing, and leads to the sign-in', async () => {
    open(on(look, () => Promise.reject(invitationRefusals.EXPIRED())));
    expect(await screen.findByText('邀请已过期，请联系邀请您的人重新发送')).toBeTruthy();
    expect(screen.getByRole('link', { name: '已有账号，去登录' })).toBeTruthy();
  });
});
