import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { signInRefusals, signInCalls } from '#contract/access/sign-in.ts';
import { type Authorization, authorizationCalls } from '#contract/maintenance/authorizations.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AuthorizationList } from './authorization-list.tsx';

const row: Authorization = {
  id: 7,
  companyName: '站台商贸',
  domainName: 'example.com',
  orderNo: 'S-7',
  phone: '138****1234',
  state: 'refused',
  answer: '订单号不存在',
  applicant: '老张',
  createTime: new Date('2026-11-20T06:05:00Z'),
  sentTime: null,
};
const pageOf = (...list: Authorization[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

describe('the list of applications', () => {
  itIsAList({
    screen: <AuthorizationList />,
    call: authorizationCalls.list,
    some: pageOf(row),
    row: '站台商贸',
    shows: ['未通过', '订单号不存在', 'example.com'],
    none: pageOf(),
    empty: '还没有申请过授权证书',
    filter: 'state=refused',
    reader: { may: [authorizationCalls.list.permission], lacks: ['申请授权', '重新提交'] },
  });
});

describe('the application', () => {
  it('sends the captcha with its number, and draws another once it was wrong', async () => {
    let drawn = 0;
    const captcha = on(signInCalls.captcha, () => ({ key: `k${(drawn += 1)}`, code: 'data:image/png;base64,AA==' }));
    const wrong = on(authorizationCalls.apply, () => Promise.reject(signInRefusals.CAPTCHA_WRONG({ captcha: true })));
    const wire = [
      on(preferenceCalls.get, null),
      on(savedViewCalls.list, []),
      on(authorizationCalls.list, pageOf(row)),
      captcha,
      wrong,
    ];
    const { user, sent } = renderScreen(<AuthorizationList />, { wire });
    await user.click(await screen.findByRole('button', { name: '申请授权' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByAltText('验证码图片');
    const shown = drawn;
    const typed = { 企业名称: '站台商贸', 企业域名: 'example.com', 订单号: 'S-7', 手机号: '13800001234', 验证码: 'abcd' };
    for (const [label, text] of Object.entries(typed)) await user.type(dialog.getByLabelText(label), text);
    await user.click(dialog.getByRole('button', { name: /提\s*交/ }));

    expect(await dialog.findByText('验证码不正确')).toBeTruthy();
    expect(sent(authorizationCalls.apply)).toMatchObject([{ domainName: 'example.com', key: `k${shown}`, code: 'abcd' }]);
    await waitFor(() => expect(drawn).toBe(shown + 1));
  });
});
