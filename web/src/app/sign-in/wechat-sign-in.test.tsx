import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInCalls } from '#contract/access/sign-in.ts';
import { wechatSignInCalls } from '#contract/access/wechat-sign-in.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { writeCookie } from '../session/cookies.ts';

const AGENT = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0.50';
const done = { id: 1, account: 'admin', realName: '王站长', token: 'a'.repeat(32), isSms: false };
const KEPT = 'wechat-state';

beforeEach(() => void vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENT));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('the sign-in page within WeChat', () => {
  it('signs in by the code that WeChat led back with', async () => {
    sessionStorage.setItem(KEPT, 'step1abc');
    const { sent } = renderApp({
      at: '/login?code=C_1&state=step1abc',
      signedIn: false,
      wire: [on(wechatSignInCalls.signIn, done)],
    });

    await waitFor(() => expect(sent(wechatSignInCalls.signIn)).toEqual([{ code: 'C_1', state: 'step1abc' }]));
    await waitFor(() => expect(screen.queryByLabelText('密码')).toBeNull());
    expect(document.cookie).toContain('wx_auth=C_1');
  });

  it('takes no code that this tab did not ask for', async () => {
    const { sent } = renderApp({
      at: '/login?code=C_9&state=step1planted',
      signedIn: false,
      wire: [on(wechatSignInCalls.signIn, done)],
    });

    await screen.findByLabelText('密码');
    expect(sent(wechatSignInCalls.signIn)).toEqual([]);
  });

  it('binds by the second code with the password, and says why', async () => {
    sessionStorage.setItem(KEPT, 'step2abc');
    sessionStorage.setItem('wechat-said', '这个微信还没有绑定后台账号，请用账号和密码登录，登录后自动绑定');
    const { user, sent } = renderApp({
      at: '/login?code=C_2&state=step2abc',
      signedIn: false,
      wire: [on(signInCalls.signIn, done)],
    });

    await screen.findByText(/还没有绑定后台账号/);
    await user.type(screen.getByLabelText('用户名'), 'admin');
    await user.type(screen.getByLabelText('密码'), 'right-12{Enter}');
    await waitFor(() => expect(sent(signInCalls.signIn)).toMatchObject([{ wxCode: 'C_2', wxState: 'step2abc' }]));
  });

  it('sends no code with the password that has signed in before', async () => {
    writeCookie('wx_auth', 'C_1');
    const { user, sent } = renderApp({ at: '/login', signedIn: false, wire: [on(signInCalls.signIn, done)] });

    await user.type(await screen.findByLabelText('用户名'), 'admin');
    await user.type(screen.getByLabelText('密码'), 'right-12{Enter}');
    await waitFor(() => expect(sent(signInCalls.signIn)).toEqual([{ account: 'admin', pwd: 'right-12', code: '' }]));
  });
});
