import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wechatSignInCalls, wechatSignInRefusals } from '#contract/access/wechat-sign-in.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderApp } from '../../../test/render-app.tsx';

const question = {
  purpose: 'signIn' as const,
  account: 'admin',
  realName: '王站长',
  device: 'Chrome · Windows',
  address: '203.0.113.7',
  isKnown: false,
  at: new Date('2026-11-29T10:00:00Z'),
  ticket: 't1',
};
const at = '/auth-confirm?code=C_1&state=key1';

describe('the page that a phone opens after a scan', () => {
  it('names account, browser and place, and sends the answer', async () => {
    const wire = [on(wechatSignInCalls.askScan, question), on(wechatSignInCalls.answerScan, null)];
    const { user, sent } = renderApp({ at, signedIn: false, wire });

    await screen.findByText('Chrome · Windows');
    expect(screen.getByText('王站长（admin）')).toBeTruthy();
    expect(screen.getByText(/203\.0\.113\.7（您最近没有在这里登录过/)).toBeTruthy();
    expect(await complaintsOf(document.body)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '确认登录' }));

    await screen.findByText('已确认，请回到电脑上继续');
    expect(sent(wechatSignInCalls.askScan)).toEqual([{ code: 'C_1', key: 'key1' }]);
    expect(sent(wechatSignInCalls.answerScan)).toEqual([{ ticket: 't1', agrees: true }]);
  });

  it('lets the person say no, and says what came of it', async () => {
    const wire = [on(wechatSignInCalls.askScan, question), on(wechatSignInCalls.answerScan, null)];
    const { user, sent } = renderApp({ at, signedIn: false, wire });
    await user.click(await screen.findByRole('button', { name: '不是我，取消' }));

    await screen.findByText(/已取消/);
    expect(sent(wechatSignInCalls.answerScan)).toEqual([{ ticket: 't1', agrees: false }]);
  });

  it('shows the sentence of a refusal', async () => {
    const refused = on(wechatSignInCalls.askScan, () => Promise.reject(wechatSignInRefusals.OTHER_PERSON()));
    renderApp({ at, signedIn: false, wire: [refused] });
    expect(await screen.findByText('请用扫码的那个微信打开')).toBeTruthy();
  });
});
