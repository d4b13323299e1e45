import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { sessionCalls } from '#contract/access/sessions.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { MINUTE } from '#contract/durations.ts';
import { Refusal } from '#contract/refusal.ts';
import { setUnsaved } from '#web/ui/basics/unsaved.ts';
import { useSession } from '#web/ui/wire/index.ts';
import { on } from '../../../test/fake-wire.ts';
import { me, renderApp } from '../../../test/render-app.tsx';

const fresh = 'f'.repeat(32);

async function expireWhileTyping() {
  const gone = () => Promise.reject(new Refusal('session.GONE', 401, '未登录或token过期，请登录！'));
  const change = on(administratorCalls.changePassword, () => (useSession.getState().token === fresh ? null : gone()));
  const signIn = on(signInCalls.signIn, { id: 1, account: 'admin', realName: '王站长', token: fresh, isSms: false });
  const app = renderApp({ at: '/maintain/user', wire: [on(sessionCalls.list, []), change, signIn] });
  await app.user.type(await screen.findByLabelText('原密码'), 'before1');
  await app.user.type(screen.getByLabelText('新密码'), 'after12');
  await app.user.type(await screen.findByLabelText('确认新密码'), 'after12');
  await app.user.click(screen.getByRole('button', { name: '修改密码' }));
  await screen.findByText('登录已过期');
  return app;
}

describe('a screen that nobody touches', () => {
  it('locks after the minutes of the shop, and what was typed is there after the password', async () => {
    const out = on(signInCalls.signOut, null);
    const again = on(signInCalls.signIn, { id: 1, account: 'admin', realName: '王站长', token: fresh, isSms: false });
    const meOf = on(administratorCalls.me, { ...me, idleLockMinutes: 10 });
    const app = renderApp({ at: '/maintain/user', wire: [on(sessionCalls.list, []), meOf, out, again] });
    await app.user.type(await screen.findByLabelText('新密码'), 'after12');

    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 9 * MINUTE);
    fireEvent.keyDown(document.body);
    clock.mockReturnValue(Date.now() + 9 * MINUTE);
    fireEvent.keyDown(document.body);
    expect(screen.queryByText('屏幕已锁定')).toBeNull();
    clock.mockReturnValue(Date.now() + 10 * MINUTE);
    fireEvent.keyDown(document.body);
    await screen.findByText('屏幕已锁定');
    expect(app.sent(signInCalls.signOut)).toHaveLength(1);
    await app.user.type(screen.getByLabelText('密码'), 'before1{Enter}');

    await waitFor(() => expect(useSession.getState().token).toBe(fresh));
    expect(screen.getByLabelText<HTMLInputElement>('新密码').value).toBe('after12');
    clock.mockRestore();
  });
});

describe('a session that ends over a half-typed form', () => {
  it('is renewed in a dialog, and the failed call goes once more', async () => {
    const app = await expireWhileTyping();
    expect(screen.getByLabelText<HTMLInputElement>('新密码').value).toBe('after12');

    await app.user.type(screen.getByLabelText('密码'), 'before1{Enter}');

    await screen.findByText('密码已修改，其他设备已退出登录');
    expect(app.sent(administratorCalls.changePassword)).toEqual([
      { oldPwd: 'before1', pwd: 'after12' },
      { oldPwd: 'before1', pwd: 'after12' },
    ]);
    expect(app.address()).toBe('/maintain/user');
  });

  it('can only be renewed by the same person', async () => {
    await expireWhileTyping();

    expect(screen.getByLabelText<HTMLInputElement>('用户名')).toMatchObject({ value: 'admin', readOnly: true });
  });

  it('is left only after a question while something is unsaved', async () => {
    const app = await expireWhileTyping();
    setUnsaved('/maintain/user', true);

    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /close|关闭/i }));
    const giveUp = await screen.findByRole('button', { name: '放弃' });
    expect(app.address()).toBe('/maintain/user');
    await app.user.click(giveUp);

    await waitFor(() => expect(app.address()).toBe('/login?redirect=%2Fmaintain%2Fuser'));
  });

  it('ends on the sign-in page for whoever gives up', async () => {
    const app = await expireWhileTyping();

    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /close|关闭/i }));

    await waitFor(() => expect(app.address()).toBe('/login?redirect=%2Fmaintain%2Fuser'));
  });
});
