import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { passkeyCalls } from '#contract/access/passkeys.ts';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { on } from '../../test/fake-wire.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { PasswordForm } from './password-form.tsx';
import { BindForm } from './two-step/bind-form.tsx';

const passkey = { id: 7, name: '店里的电脑', host: 'shop.example.com', createTime: new Date('2026-11-20'), lastTime: null };
const tick = /^同时删除通行密钥/;

function openForm(passkeys: (typeof passkey)[]) {
  const wire = [on(passkeyCalls.list, passkeys), on(administratorCalls.changePassword, null)];
  return renderScreen(<PasswordForm />, { wire });
}

async function changePassword({ user, sent }: ReturnType<typeof openForm>) {
  const before = sent(administratorCalls.changePassword).length;
  await user.type(screen.getByLabelText('原密码'), 'blue-kettle');
  await user.type(screen.getByLabelText('新密码'), 'green-kettle');
  await user.type(screen.getByLabelText('确认新密码'), 'green-kettle{Enter}');
  await waitFor(() => expect(sent(administratorCalls.changePassword)).toHaveLength(before + 1));
  await waitFor(() => expect(screen.getByLabelText('原密码')).toHaveProperty('value', ''));
}

describe('whoever changes the own password', () => {
  it('deletes the passkeys with it, unless the tick is taken away', async () => {
    const form = openForm([passkey]);
    await screen.findByRole('checkbox', { name: tick, checked: true });
    await changePassword(form);
    await form.user.click(screen.getByRole('checkbox', { name: tick }));
    await changePassword(form);

    expect(form.sent(administratorCalls.changePassword)).toMatchObject([{ deletePasskeys: true }, { deletePasskeys: false }]);
  });

  it('is not asked where there are none', async () => {
    const form = openForm([]);
    await changePassword(form);

    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(form.sent(administratorCalls.changePassword)).toEqual([{ oldPwd: 'blue-kettle', pwd: 'green-kettle' }]);
  });
});

describe('whoever turns two-step sign-in on', () => {
  it('deletes the passkeys, which would sign in past it', async () => {
    const wire = [on(passkeyCalls.list, [passkey]), on(twoStepCalls.confirm, { codes: [] })];
    const { user, sent } = renderScreen(<BindForm secret="ABCD" uri="otpauth://totp/x?secret=ABCD" onCodes={() => {}} />, {
      wire,
    });
    await screen.findByRole('checkbox', { name: tick, checked: true });
    await user.type(screen.getByLabelText('动态码'), '123456{Enter}');

    await screen.findByRole('button', { name: '开启两步登录' });
    expect(sent(twoStepCalls.confirm)).toEqual([{ code: '123456', deletePasskeys: true }]);
  });
});
