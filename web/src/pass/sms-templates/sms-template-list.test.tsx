import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { passAccountCalls } from '#contract/services/pass/account.ts';
import { type PassTemplate, passTemplateCalls } from '#contract/services/pass/sms-templates.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SmsTemplateList } from './sms-template-list.tsx';

const template: PassTemplate = {
  id: 1,
  temp_id: '538393',
  title: '验证码',
  content: '您的验证码是：{$code}',
  temp_type: 1,
  status: 1,
  type: '验证码',
  add_time: '2026-11-20 14:05:00',
};
const pageOf = (...list: PassTemplate[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const isLogin = on(passAccountCalls.isLogin, { status: true, info: '13800000000', generation: 1 });

describe('the list of templates', () => {
  itIsAList({
    screen: <SmsTemplateList />,
    call: passTemplateCalls.temps,
    wire: [isLogin],
    some: pageOf(template),
    row: '538393',
    shows: ['可用'],
    none: pageOf(),
    empty: '账号还没有可用的短信模板，点“添加短信模板”申请',
  });
});

describe('the list of templates that were applied for', () => {
  itIsAList({
    screen: <SmsTemplateList />,
    call: passTemplateCalls.applys,
    wire: [isLogin, on(passTemplateCalls.temps, pageOf())],
    some: pageOf({ ...template, status: 0 }),
    row: '审核中',
    none: pageOf(),
    empty: '还没有申请过模板，点“添加短信模板”提交一个',
    at: '/?list=applied',
  });

  it('grows by a template that is applied for', async () => {
    const { user, sent } = renderScreen(<SmsTemplateList />, {
      wire: [isLogin, on(passTemplateCalls.temps, pageOf(template)), on(passTemplateCalls.apply, null)],
    });
    await user.click(await screen.findByRole('button', { name: /添加短信模板/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByPlaceholderText('请输入模板名称'), '到店提醒');
    await user.click(dialog.getByRole('button', { name: '提交审核' }));

    await waitFor(() => expect(sent(passTemplateCalls.apply)).toMatchObject([{ title: '到店提醒', type: 1 }]));
  });
});
