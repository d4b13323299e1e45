import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { passAccountCalls, passAccountRefusals, passKeyCalls } from '#contract/services/pass/account.ts';
import { passUsageCalls } from '#contract/services/pass/usage.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PassAccount } from '../account/pass-account.tsx';
import { passInfo } from '../sample-pass.ts';

const info = passInfo({ account: '13800000000', phone: '13700000007' });
const NEW = 'New-2026-pass';

/** An account that is signed out by a change of its own. */
function show({ isSignedIn = true } = {}) {
  let status = isSignedIn;
  const end = () => {
    status = false;
    return null;
  };
  return renderScreen(<PassAccount />, {
    wire: [
      on(preferenceCalls.get, null),
      on(savedViewCalls.list, []),
      on(passKeyCalls.appGet, { accessKey: '', secretKey: '' }),
      on(passUsageCalls.record, { page: 1, limit: 20, totalPage: 0, total: 0, list: [] }),
      on(passAccountCalls.info, info),
      on(passAccountCalls.isLogin, () => (status ? { status, info: info.account, generation: 1 } : { status })),
      on(passAccountCalls.sendUserCode, { status: 200, msg: '发送成功', data: [] }),
      on(passAccountCalls.updatePassword, end),
      on(passAccountCalls.updatePhone, end),
      on(passAccountCalls.checkPhoneOwner, ({ account }) => {
        if (account !== info.account) throw passAccountRefusals.OTHER_ACCOUNT();
        return null;
      }),
    ],
  });
}
const press = async ({ user }: ReturnType<typeof show>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const fill = async ({ user }: ReturnType<typeof show>, placeholder: string, text: string) => {
  const box = await screen.findByPlaceholderText(placeholder);
  await user.clear(box);
  await user.type(box, text);
};

describe('a new password for the account at 一号通', () => {
  it('is set by a code to the phone that is known, and asks for a sign-in with it', async () => {
    const view = show();
    await press(view, '修改密码');
    const phone = await screen.findByPlaceholderText<HTMLInputElement>('请输入手机号');
    await waitFor(() => expect([phone.value, phone.readOnly]).toEqual([info.phone, true]));
    await press(view, '获取验证码');
    await screen.findByRole('button', { name: /秒后可重发/ });
    await fill(view, '请输入验证码', '4711');
    expect(await complaintsOf(view.container)).toEqual([]);
    await press(view, '下一步');
    await fill(view, '请输入新密码', NEW);
    await fill(view, '请验证新密码', 'another');
    await press(view, /^提\s*交$/);
    await screen.findByText('两次输入密码不一致!');
    await fill(view, '请验证新密码', NEW);
    await press(view, /^提\s*交$/);

    await screen.findByPlaceholderText('请输入用户名');
    expect(view.sent(passAccountCalls.sendUserCode)).toEqual([{ phone: info.phone, types: 1 }]);
    const change = { account: info.account, phone: info.phone, password: NEW, code: '4711' };
    expect(view.sent(passAccountCalls.updatePassword)).toEqual([change]);
  });

  it('is set by who has forgotten it, for the account that goes by the phone', async () => {
    const view = show({ isSignedIn: false });
    await press(view, '忘记密码');
    await press(view, '下一步');
    await screen.findByText('请填写手机号');
    await fill(view, '请输入手机号', '13500000003');
    await fill(view, '请输入验证码', '4711');
    await press(view, '下一步');
    await fill(view, '请输入新密码', NEW);
    await fill(view, '请验证新密码', NEW);
    await press(view, /^提\s*交$/);

    const change = { account: '13500000003', phone: '13500000003', password: NEW, code: '4711' };
    await waitFor(() => expect(view.sent(passAccountCalls.updatePassword)).toEqual([change]));
  });
});

describe('another phone for the account at 一号通', () => {
  it('is taken once its owner has named account and password', async () => {
    const view = show();
    await press(view, '修改手机号');
    await fill(view, '请输入当前账号', 'nobody');
    await fill(view, '请输入密码', 'secret');
    await press(view, '下一步');
    await screen.findByText('账号不匹配');
    await fill(view, '请输入当前账号', info.account);
    await press(view, '下一步');
    await fill(view, '请输入新手机号', '1360');
    await fill(view, '请输入验证码', '4711');
    expect(await complaintsOf(view.container)).toEqual([]);
    await press(view, /^提\s*交$/);
    await screen.findByText('手机号格式不正确!');
    await fill(view, '请输入新手机号', '13600000002');
    await press(view, /^提\s*交$/);

    await screen.findByPlaceholderText('请输入用户名');
    expect(view.sent(passAccountCalls.updatePhone)).toEqual([{ account: info.account, phone: '13600000002', code: '4711' }]);
  });
});
