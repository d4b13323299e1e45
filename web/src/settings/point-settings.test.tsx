import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import { complaintsOf } from '../../test/axe.ts';
import { on } from '../../test/fake-wire.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { PointSettings } from './point-settings.tsx';

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

    const values = { integral_ratio: '0.20', order_give_integral: '0', freeze_integral_day: '14' };
    await waitFor(() =>
      expect(sent(configCalls.saveForm)).toMatchObject([
        { fields: Object.entries(values).map(([name, value]) => ({ name, value })) },
      ]),
    );
    expect(await complaintsOf(container)).toEqual([]);
  });
});
