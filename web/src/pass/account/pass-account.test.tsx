import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { passAccountCalls, passKeyCalls } from '#contract/services/pass/account.ts';
import { passOpeningCalls } from '#contract/services/pass/opening.ts';
import { passUsageCalls } from '#contract/services/pass/usage.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { passInfo } from '../sample-pass.ts';
import { PassAccount } from './pass-account.tsx';

const info = passInfo();
const sent = { id: 1, phone: '13900000001', content: '【信号楼】您的验证码是 1234', status: 1, add_time: '2026-11-20 14:05:00' };
const row = { ...sent, from_name: '', to_name: '', num: '', code: '', url: '', _resultcode: '' };
const base = [
  on(preferenceCalls.get, null),
  on(savedViewCalls.list, []),
  on(passKeyCalls.appGet, { accessKey: '', secretKey: '' }),
  on(passUsageCalls.record, { page: 1, limit: 20, totalPage: 1, total: 1, list: [row] }),
  on(passAccountCalls.info, info),
];

/** A shop that is signed in or not, as the calls leave it. */
function account({ isSignedIn }: { isSignedIn: boolean }) {
  let status = isSignedIn;
  return [
    ...base,
    on(passAccountCalls.isLogin, () => (status ? { status, info: info.account, generation: 1 } : { status })),
    on(passAccountCalls.login, ({ password }) => {
      if (password !== 'right') throw onePassRefusals.REFUSED({ message: '账号或密码错误' });
      status = true;
      return { account: info.account };
    }),
    on(passAccountCalls.logout, () => {
      status = false;
      return null;
    }),
  ];
}

describe('the account at 一号通', () => {
  it('lets a shop in by account and password, and says why it does not', async () => {
    const { user, container } = renderScreen(<PassAccount />, { wire: account({ isSignedIn: false }) });
    await user.type(await screen.findByPlaceholderText('请输入用户名'), info.account);
    expect(await complaintsOf(container)).toEqual([]);
    await user.type(screen.getByPlaceholderText('请输入密码'), 'wrong');
    await user.click(screen.getByRole('button', { name: /登\s*录/ }));
    await screen.findByText('一号通平台接口账号或密码错误');

    await user.clear(screen.getByPlaceholderText('请输入密码'));
    await user.type(screen.getByPlaceholderText('请输入密码'), 'right');
    await user.click(screen.getByRole('button', { name: /登\s*录/ }));

    await screen.findByText(/祝您每一天开心/);
  });

  it('leads back to the page that sent somebody here', async () => {
    const at = '/?url=%2Foperation%2FsystemSms%2Ftemplate';
    const { user, address } = renderScreen(<PassAccount />, { wire: account({ isSignedIn: false }), at });
    await user.type(await screen.findByPlaceholderText('请输入用户名'), info.account);
    await user.type(screen.getByPlaceholderText('请输入密码'), 'right{Enter}');

    await waitFor(() => expect(address()).toBe('/operation/systemSms/template'));
  });

  it('shows what is left and what it was used for, and signs out after a question', async () => {
    const { user, sent: calls, container } = renderScreen(<PassAccount />, { wire: account({ isSignedIn: true }) });
    const counters = within(await screen.findByRole('list', { name: '服务余量' }));
    expect(counters.getByText('96')).toBeTruthy();
    expect(await screen.findByText(sent.content)).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);

    await user.click(screen.getByRole('button', { name: '退出登录' }));
    expect(calls(passAccountCalls.logout)).toEqual([]);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出登录' }));

    await screen.findByPlaceholderText('请输入用户名');
  });

  it('opens a service that is not open', async () => {
    const open = on(passOpeningCalls.open, null);
    const { user, sent: calls } = renderScreen(<PassAccount />, {
      wire: [...account({ isSignedIn: true }), open],
      at: '/?type=copy',
    });
    await screen.findByText('商品采集未开通哦，点击立即开通按钮，即可使用商品采集服务哦～～～');
    await user.click(screen.getByRole('button', { name: '立即开通' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /开\s*通/ }));

    await waitFor(() => expect(calls(passOpeningCalls.open)).toEqual([{ type: 'copy' }]));
  });

  it('says why the platform does not let the account in, above the form', async () => {
    const refuse = on(passAccountCalls.isLogin, () => {
      throw onePassRefusals.SILENT();
    });
    renderScreen(<PassAccount />, { wire: [...base, refuse] });
    await screen.findByText('一号通平台接口异常，没任何数据返回！请稍后重试');
    expect(screen.getByPlaceholderText('请输入用户名')).toBeTruthy();
  });

  it('asks for the code of somebody who registers, and waits before the next one', async () => {
    const code = on(passAccountCalls.sendUserCode, { status: 200, msg: 'success', data: [] });
    const { user, sent: calls } = renderScreen(<PassAccount />, { wire: [...account({ isSignedIn: false }), code] });
    await user.click(await screen.findByRole('button', { name: '注册账户' }));
    await user.type(screen.getByPlaceholderText('请输入您的手机号'), '13500000003');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));

    await screen.findByRole('button', { name: /秒后可重发/ });
    expect(calls(passAccountCalls.sendUserCode)).toEqual([{ phone: '13500000003', types: 0 }]);
  });
});
