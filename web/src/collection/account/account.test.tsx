import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { collectAccountCalls } from '#contract/collection/account.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AccountPage } from './account-page.tsx';

const { login, status, logout } = collectAccountCalls;
const nobody = {
  account: '',
  loggedIn: false,
  lastLoginTime: null,
  expireTime: null,
  message: '还没有登录，登录后才能采集商品和订单',
  isSetUp: true,
};
const somebody = { ...nobody, account: 'guotie-shop', loggedIn: true, expireTime: new Date('2026-09-20T06:05:00Z'), message: '' };
const captcha = {
  status: 'captcha' as const,
  captchaKey: 'k1',
  captchaImage: 'data:image/png;base64,AAAA',
  expireTime: null,
  loggedIn: false,
  account: '',
};
const show = (...wire: Answering[]) =>
  renderScreen(<AccountPage />, { wire: [on(preferenceCalls.get, null), on(status, nobody), ...wire] });

describe('the account of the outside mall', () => {
  it('is signed in with the code of a picture', async () => {
    const { user, sent, container } = show(on(login, captcha));
    await user.type(await screen.findByLabelText('账号'), 'guotie-shop');
    await user.type(screen.getByLabelText('密码'), 'secret');
    await user.click(screen.getByRole('button', { name: /登\s?录/ }));
    expect(await screen.findByRole('img', { name: '验证码图片' })).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);

    await user.type(screen.getByLabelText('验证码'), '9f3a');
    await user.click(screen.getByRole('button', { name: /登\s?录/ }));

    await waitFor(() =>
      expect(sent(login)).toEqual([
        { account: 'guotie-shop', password: 'secret' },
        { account: 'guotie-shop', password: 'secret', code: '9f3a', key: 'k1' },
      ]),
    );
  });

  it('says who is in, and signs out', async () => {
    const { user, sent } = show(on(status, somebody), on(logout, null));
    expect(await screen.findByText('guotie-shop')).toBeTruthy();
    expect(screen.getByText('已登录')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    await user.click((await screen.findAllByRole('button', { name: '退出登录' })).at(-1) ?? document.body);
    await waitFor(() => expect(sent(logout)).toHaveLength(1));
  });

  it('has no form before the connector is set up', async () => {
    show(on(status, { ...nobody, isSetUp: false }));
    expect(await screen.findByText('还没有接入采集连接器')).toBeTruthy();
    expect(screen.queryByLabelText('密码')).toBeNull();
  });
});
