import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { wechatSignInCalls } from '#contract/access/wechat-sign-in.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { WechatCard } from './wechat-card.tsx';

describe('the own WeChat', () => {
  it('is unbound after a question', async () => {
    let binding: { createTime: Date; lastTime: null } | null = { createTime: new Date('2026-11-20T02:00:00Z'), lastTime: null };
    const own = on(wechatSignInCalls.own, () => ({ lacks: '', binding }));
    const unbound = on(wechatSignInCalls.unbind, () => {
      binding = null;
      return null;
    });
    const { user, sent } = renderScreen(<WechatCard />, { wire: [own, unbound] });
    await screen.findByText(/还没有用过/);
    expect(await complaintsOf(document.body)).toEqual([]);

    await user.click(screen.getByRole('button', { name: '解绑' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '解绑' }));
    await screen.findByRole('button', { name: '绑定微信' });
    expect(sent(wechatSignInCalls.unbind)).toEqual([{}]);
  });

  it('is bound by a code after the password, or the sentence says why not yet', async () => {
    const wire = [
      on(wechatSignInCalls.own, { lacks: '', binding: null }),
      on(wechatSignInCalls.beginBinding, { url: 'http://weixin.qq.com/q/Q_1', seconds: 120 }),
      on(wechatSignInCalls.bindingState, { state: 'scanned' }),
    ];
    const { user, sent } = renderScreen(<WechatCard />, { wire });
    await user.click(await screen.findByRole('button', { name: '绑定微信' }));
    await user.type(await screen.findByLabelText('登录密码', { selector: 'input[type=password]' }), 'right-password');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: '下一步' }));

    await screen.findByText('已扫码，请在手机上确认绑定');
    expect(sent(wechatSignInCalls.beginBinding)).toEqual([{ pwd: 'right-password' }]);
  });

  it('is bound after a code of two-step sign-in too, where that is on', async () => {
    const wire = [
      on(wechatSignInCalls.own, { lacks: '', binding: null }),
      on(twoStepCalls.state, { isOn: true, isRequired: false, codesLeft: 9 }),
      on(wechatSignInCalls.beginBinding, { url: 'http://weixin.qq.com/q/Q_3', seconds: 120 }),
      on(wechatSignInCalls.bindingState, { state: 'waiting' }),
    ];
    const { user, sent } = renderScreen(<WechatCard />, { wire });
    await user.click(await screen.findByRole('button', { name: '绑定微信' }));
    await user.click(await screen.findByRole('radio', { name: '动态码' }));
    await user.type(await screen.findByRole('textbox', { name: '动态码' }), '123456{Enter}');

    await screen.findByRole('img', { name: '绑定微信的二维码' });
    expect(sent(wechatSignInCalls.beginBinding)).toEqual([{ code: '123456' }]);
  });

  it('is not bound where it is that of another account', async () => {
    const wire = [
      on(wechatSignInCalls.own, { lacks: '', binding: null }),
      on(wechatSignInCalls.beginBinding, { url: 'http://weixin.qq.com/q/Q_2', seconds: 120 }),
      on(wechatSignInCalls.bindingState, { state: 'taken' }),
    ];
    const { user } = renderScreen(<WechatCard />, { wire });
    await user.click(await screen.findByRole('button', { name: '绑定微信' }));
    await user.type(await screen.findByLabelText('登录密码', { selector: 'input[type=password]' }), 'right-password{Enter}');

    await screen.findByText(/已绑定另一个账号/);
    expect(screen.queryByRole('img', { name: '绑定微信的二维码' })).toBeNull();
  });

  it('says what the shop has to set up first', async () => {
    renderScreen(<WechatCard />, { wire: [on(wechatSignInCalls.own, { lacks: '还没有接入公众号', binding: null })] });
    expect(await screen.findByText('还没有接入公众号')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '绑定微信' })).toBeNull();
  });
});
