import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInRefusals, signInCalls } from '#contract/access/sign-in.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { readCookie } from '../session/cookies.ts';

const captcha = on(signInCalls.captcha, { key: 'k1', code: 'data:image/png;base64,AA==' });
const done = { id: 1, account: 'admin', realName: '王站长', token: 'a'.repeat(32), isSms: false };

async function visit(wire: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ at: '/login?redirect=/demand/index', signedIn: false, ...wire });
  await screen.findByLabelText('密码');
  return app;
}

describe('the sign-in form', () => {
  it('says what is missing and goes there', async () => {
    const { user } = await visit();

    await user.type(screen.getByLabelText('用户名'), 'admin{Enter}');

    await screen.findByText('请输入密码');
    expect(document.activeElement).toBe(screen.getByLabelText('密码'));
  });

  it('asks for a captcha once the server wants one', async () => {
    const { user } = await visit({
      wire: [captcha, on(signInCalls.signIn, () => Promise.reject(signInRefusals.WRONG({ captcha: true })))],
    });
    expect(screen.queryByLabelText('验证码')).toBeNull();

    await user.type(screen.getByLabelText('用户名'), 'admin');
    await user.type(screen.getByLabelText('密码'), 'guess12{Enter}');

    await screen.findByText('账号或者密码不正确');
    expect(await screen.findByLabelText('验证码')).toBeTruthy();
  });

  it('says of a password that is too short only that it is wrong', async () => {
    const tooShort = () => Promise.reject(new Refusal('sign_in.INVALID', 400, '密码长度在6-30个字符'));
    const { user } = await visit({ wire: [on(signInCalls.signIn, tooShort)] });

    await user.type(screen.getByLabelText('用户名'), 'admin');
    await user.type(screen.getByLabelText('密码'), 'abc{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('账号或者密码不正确');
  });

  it('sends the captcha where one is always wanted', async () => {
    const app = await visit({ wire: [captcha, on(signInCalls.policy, { captcha: true }), on(signInCalls.signIn, done)] });

    await app.user.type(await screen.findByLabelText('验证码'), 'aB3d');
    await app.user.type(screen.getByLabelText('用户名'), 'admin');
    await app.user.type(screen.getByLabelText('密码'), 'secret1{Enter}');

    await screen.findByRole('heading', { name: '采购需求' });
    expect(app.sent(signInCalls.signIn)).toEqual([{ account: 'admin', pwd: 'secret1', key: 'k1', code: 'aB3d' }]);
  });

  it('asks for a captcha at once where a server has no policy to tell', async () => {
    const unknown = on(signInCalls.policy, () => Promise.reject(new Refusal('wire.MISSING', 404, '接口不存在')));
    await visit({ wire: [captcha, unknown] });

    expect(await screen.findByLabelText('验证码')).toBeTruthy();
  });

  it('leaves the person’s name in the cookie others read', async () => {
    const { user } = await visit({ wire: [on(signInCalls.signIn, done)] });

    await user.type(screen.getByLabelText('用户名'), 'admin');
    await user.type(screen.getByLabelText('密码'), 'secret1{Enter}');

    await screen.findByRole('heading', { name: '采购需求' });
    expect(JSON.parse(readCookie('loginInfo') ?? '')).toEqual({ id: 1, account: 'admin', realName: '王站长' });
  });

  it('asks for a code after the password, and begins anew when that took too long', async () => {
    const wanted = () => Promise.reject(signInRefusals.CODE_WANTED({ captcha: false, ticket: 't1' }));
    const answers = [
      () => Promise.reject(signInRefusals.CODE_WRONG()),
      () => Promise.reject(signInRefusals.TICKET_GONE({ restart: true })),
    ];
    const second = on(signInCalls.secondStep, () => answers.shift()?.() ?? done);
    const app = await visit({ wire: [on(signInCalls.signIn, wanted), second] });
    const signIn = async () => {
      await app.user.type(await screen.findByLabelText('用户名'), 'admin');
      await app.user.type(screen.getByLabelText('密码'), 'secret1{Enter}');
      return screen.findByLabelText('动态码');
    };

    await app.user.type(await signIn(), '123456{Enter}');
    await screen.findByText('动态码不正确或已经用过，请等下一个动态码再试');
    await app.user.type(screen.getByLabelText('动态码'), '{Enter}');
    await screen.findByText('等待时间过长，请重新输入密码');
    const code = await signIn();
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(await complaintsOf(app.container)).toEqual([]);
    await app.user.type(code, '654321{Enter}');

    await screen.findByRole('heading', { name: '采购需求' });
    expect(app.sent(signInCalls.secondStep).at(-1)).toEqual({ ticket: 't1', code: '654321' });
  });

  it('shows the password on request', async () => {
    const { user } = await visit();

    await user.click(screen.getByRole('button', { name: '显示密码' }));

    expect(screen.getByLabelText('密码').getAttribute('type')).toBe('text');
  });

  it('can be used by everybody', async () => {
    const { container } = await visit();

    expect(await complaintsOf(container)).toEqual([]);
  });
});
