import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { complaintsOf } from '../../test/axe.ts';
import { on } from '../../test/fake-wire.ts';
import { renderScreen } from '../../test/render-screen.tsx';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import '#web/forms/drawing/form-template-view.tsx';
import { MessageSwitches } from './message-switches.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const field = { __config__: { label: '验证码有效时间', tag: 'el-input', required: true }, __vModel__: 'sms_code_expire' };
const content = JSON.stringify({ fields: [field] });
const template = { id: 111, name: '短信配置', info: '', content, createTime: at, updateTime: at };

describe('the switches of text messages', () => {
  it('are form 111 with what is stored, of which what was touched is saved', async () => {
    const wire = [
      on(formTemplateCalls.info, template),
      on(configCalls.info, { id: '111', sms_code_expire: '3' }),
      on(configCalls.saveForm, null),
    ];
    const { user, sent, container } = renderScreen(<MessageSwitches />, { wire });
    await user.type(await screen.findByLabelText('验证码有效时间'), '0');
    await user.click(screen.getByRole('button', { name: '保存' }));

    const fields = [{ name: 'sms_code_expire', title: '验证码有效时间', value: '30' }];
    await waitFor(() => expect(sent(configCalls.saveForm)).toMatchObject([{ id: 111, sort: 0, status: true, fields }]));
    expect(sent(formTemplateCalls.info)).toEqual([{ id: 111 }]);
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('are switched one by one among the notifications', async () => {
    const { user, address } = renderScreen(<MessageSwitches />, {
      wire: [on(formTemplateCalls.info, template), on(configCalls.info, { id: '111', sms_code_expire: '3' })],
    });
    await user.click(screen.getByRole('button', { name: '去消息通知开关短信' }));
    expect(address()).toBe('/operation/notification');
  });

  it('lead to the forms where theirs is broken', async () => {
    const { user, address } = renderScreen(<MessageSwitches />, {
      wire: [on(formTemplateCalls.info, { ...template, content: '{}' })],
    });
    await user.click(await screen.findByRole('button', { name: '去表单配置' }));
    expect(address()).toBe('/maintain/devconfiguration/formConfig');
  });
});
