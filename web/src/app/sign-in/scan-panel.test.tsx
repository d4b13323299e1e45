import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInCalls, signInRefusals } from '#contract/access/sign-in.ts';
import { type ScanState, wechatSignInCalls, wechatSignInRefusals } from '#contract/access/wechat-sign-in.ts';
import type { Refusal } from '#contract/refusal.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderApp } from '../../../test/render-app.tsx';

const offer = { isExtended: true, isScanOffered: true } as const;

/** Scans a first code, which is confirmed and then refused; later ones wait. */
async function scanInVain(refusal: Refusal) {
  let state: ScanState = 'confirmed';
  const wire = [
    on(signInCalls.pictures, { backgroundImage: '', logo: '', loginLogo: '', banner: [], ...offer }),
    on(wechatSignInCalls.beginScan, { url: 'http://weixin.qq.com/q/Q_1', seconds: 120 }),
    on(wechatSignInCalls.scanState, () => ({ state })),
    on(wechatSignInCalls.finishScan, () => {
      state = 'waiting';
      return Promise.reject(refusal);
    }),
  ];
  const app = renderApp({ at: '/login', signedIn: false, wire });
  await app.user.click(await screen.findByRole('button', { name: '微信扫码登录' }));
  return app;
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

describe('the code', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['a tablet', IPAD, 1],
    ['no phone, whose own screen nobody scans', IPHONE, 0],
  ])('is offered on %s', async (_, agent, offers) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const pictures = { backgroundImage: '', logo: '', loginLogo: '/logo.png', banner: [], siteName: '信号楼', ...offer };
    renderApp({ at: '/login', signedIn: false, wire: [on(signInCalls.pictures, pictures)] });
    await screen.findByRole('img', { name: '信号楼' });
    expect(screen.queryAllByRole('button', { name: '微信扫码登录' })).toHaveLength(offers);
  });
});

describe('the code on a computer', () => {
  it('is drawn anew, without the refusal of the one before', async () => {
    const { user } = await scanInVain(wechatSignInRefusals.UNBOUND());
    await screen.findByText(/还没有绑定后台账号/);

    await user.click(screen.getByRole('button', { name: '刷新二维码' }));

    await screen.findByRole('img', { name: '登录二维码' });
    expect(screen.getByRole('status').textContent).toBe('请用绑定过的微信扫一扫');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the second step, and back to the password after another one', async () => {
    const { user } = await scanInVain(signInRefusals.CODE_WANTED({ captcha: false, ticket: 't1' }));
    await screen.findByLabelText('动态码');

    await user.click(screen.getByRole('button', { name: '重新输入密码' }));
    await user.click(screen.getByRole('button', { name: '微信扫码登录' }));
    await user.click(await screen.findByRole('button', { name: '用密码登录' }));

    expect(screen.getByLabelText('密码')).toBeTruthy();
    expect(screen.queryByLabelText('动态码')).toBeNull();
  });
});
