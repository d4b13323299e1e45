import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { passkeyCalls } from '#contract/access/passkeys.ts';
import { sessionCalls } from '#contract/access/sessions.ts';
import { wechatSignInCalls } from '#contract/access/wechat-sign-in.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from '../../test/axe.ts';
import { on } from '../../test/fake-wire.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { PersonalCentre } from './personal-centre.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const device = (id: number, name: string, isCurrent: boolean) => ({
  id,
  device: name,
  address: '10.0.0.8',
  createTime: at,
  lastTime: at,
  isCurrent,
});
const list = on(sessionCalls.list, [device(1, 'Chrome · Windows', true), device(2, 'Safari · iPhone', false)]);

const wechat = on(wechatSignInCalls.own, { lacks: '', binding: null });

describe('the devices a person is signed in on', () => {
  it('can be signed out, except the one in use', async () => {
    const { user, sent } = renderScreen(<PersonalCentre />, {
      wire: [on(passkeyCalls.list, []), wechat, list, on(sessionCalls.revoke, null)],
    });
    await screen.findByText('Safari · iPhone');
    const [here, there] = screen.getAllByRole('listitem');

    await user.click(within(there ?? document.body).getByRole('button', { name: /^退\s?出$/ }));

    expect(sent(sessionCalls.revoke)).toEqual([{ id: 2 }]);
    expect(within(here ?? document.body).queryByRole('button')).toBeNull();
  });

  it('are told apart by address, time of sign-in and last use', async () => {
    renderScreen(<PersonalCentre />, { wire: [on(passkeyCalls.list, []), wechat, list] });
    await screen.findByText('Safari · iPhone');
    const [, there] = screen.getAllByRole('listitem');

    expect(there?.textContent).toMatch(/^Safari · iPhone\s*10\.0\.0\.8 · 11-20 14:05 登录 · 最近使用 /);
  });

  it('that cannot be read say so, and are asked for again', async () => {
    let isDown = true;
    const failing = on(sessionCalls.list, () => {
      if (isDown) throw new Refusal('session.DOWN', 500, '查询太慢');
      return [device(1, 'Chrome · Windows', true)];
    });
    const { user } = renderScreen(<PersonalCentre />, {
      wire: [on(passkeyCalls.list, []), wechat, failing, on(preferenceCalls.get, null)],
    });
    const again = await screen.findByRole('button', { name: '重试' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText('Chrome · Windows')).toBeTruthy();
  });

  it('can all be signed out at once, after a question', async () => {
    const { user, sent } = renderScreen(<PersonalCentre />, {
      wire: [on(passkeyCalls.list, []), wechat, list, on(sessionCalls.revokeOthers, { ended: 1 })],
    });

    await user.click(await screen.findByRole('button', { name: '退出其他设备' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: '退出其他设备' }));

    expect(sent(sessionCalls.revokeOthers)).toHaveLength(1);
  });
});

describe('the personal centre', () => {
  it('insists that the new password is typed twice alike', async () => {
    const { user } = renderScreen(<PersonalCentre />, { wire: [on(passkeyCalls.list, []), wechat, list] });
    await user.type(screen.getByLabelText('原密码'), 'before1');
    await user.type(screen.getByLabelText('新密码'), 'after12');
    await user.type(await screen.findByLabelText('确认新密码'), 'after13');

    await user.click(screen.getByRole('button', { name: '修改密码' }));

    expect(await screen.findByText('两次输入密码不一致!')).toBeTruthy();
  });

  it('changes one’s own name, and nothing else of the account', async () => {
    const { user, sent } = renderScreen(<PersonalCentre />, {
      wire: [on(passkeyCalls.list, []), wechat, list, on(administratorCalls.renameMe, null)],
    });
    await user.click(await screen.findByRole('button', { name: '修改姓名' }));
    const name = await screen.findByRole('textbox', { name: '姓名' });
    await user.clear(name);
    await user.type(name, '老站长');
    await user.click(screen.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(sent(administratorCalls.renameMe)).toEqual([{ realName: '老站长' }]));
  });

  it('can be used by everybody', async () => {
    const { container } = renderScreen(<PersonalCentre />, { wire: [on(passkeyCalls.list, []), wechat, list] });
    await screen.findByText('Safari · iPhone');

    expect(await complaintsOf(container)).toEqual([]);
  });
});
