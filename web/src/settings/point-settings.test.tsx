import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { complaintsOf } from '../../test/axe.ts';
import { on } from '../../test/fake-wire.ts';
import { renderScreen } from '../../test/render-screen.tsx';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import '#web/forms/drawing/form-template-view.tsx';
import { BusinessSettings } from './business-settings.tsx';
import { PointSettings } from './point-settings.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const field = { __config__: { label: '积分冻结时间', tag: 'el-input', required: true }, __vModel__: 'freeze_integral_day' };
const form = {
  id: 109,
  name: '积分配置',
  info: '',
  content: JSON.stringify({ fields: [field] }),
  createTime: at,
  updateTime: at,
};

describe('the settings of points', () => {
  it('are the three that say what points are worth and how they come', async () => {
    const stored = { id: '0', integral_ratio: '0.50', freeze_integral_day: '7' };
    const wire = [on(configCalls.info, stored), on(configCalls.saveForm, null)];
    const { user, sent, container } = renderScreen(<PointSettings />, { wire });
    await user.type(await screen.findByRole('spinbutton', { name: /积分冻结时间/ }), '{Backspace}14');
    const ratio = screen.getByRole<HTMLInputElement>('spinbutton', { name: /积分抵用比例/ });
    expect(ratio.value).toBe('0.50');
    await user.clear(ratio);
    await user.type(ratio, '0.2');
    await user.click(screen.getByRole('button', { name: '保存' }));

    const values = { integral_ratio: '0.20', freeze_integral_day: '14' };
    await waitFor(() =>
      expect(sent(configCalls.saveForm)).toMatchObject([
        { fields: Object.entries(values).map(([name, value]) => ({ name, value })) },
      ]),
    );
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe('before another server of the wire', () => {
  it('the settings of points are its form 109, with what is stored there', async () => {
    const wire = [
      on(formTemplateCalls.info, form),
      on(configCalls.info, { id: '109', freeze_integral_day: '7' }),
      on(configCalls.saveForm, null),
    ];
    const { user, sent } = renderScreen(<PointSettings />, { wire, isWireOnly: true });
    await user.type(await screen.findByLabelText('积分冻结时间'), '0');
    await user.click(screen.getByRole('button', { name: '保存' }));

    const fields = [{ name: 'freeze_integral_day', title: '积分冻结时间', value: '70' }];
    await waitFor(() => expect(sent(configCalls.saveForm)).toEqual([{ id: 109, sort: 0, status: true, fields }]));
  });

  it('nothing is saved over the settings of the shop, which it reads only by their forms', async () => {
    const { user, address } = renderScreen(<BusinessSettings />, { wire: [], isWireOnly: true });
    await user.click(await screen.findByRole('button', { name: '去系统设置' }));
    expect(address()).toBe('/operation/setting');
  });
});
