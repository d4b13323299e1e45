import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type DistributionConfig, distributionCalls } from '#contract/distribution/config.ts';
import { Refusal } from '#contract/refusal.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ConfigPage } from './config-page.tsx';

const config: DistributionConfig = {
  brokerageFuncStatus: true,
  storeBrokerageQuota: 10,
  brokerageBindind: 0,
  storeBrokerageIsBubble: true,
  storeBrokerageRatio: 10,
  storeBrokerageTwo: 5,
  userExtractMinPrice: 100,
  userExtractBank: '中国银行\n农业银行',
  extractTime: 7,
};
const show = (scene = {}) =>
  renderScreen(<ConfigPage />, { wire: [on(distributionCalls.get, config), on(distributionCalls.set, true)], ...scene });
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('spinbutton', { name });

describe('the settings of distribution', () => {
  it('are shown as they are, and saved altogether', async () => {
    const { user, sent, notes, container } = show();
    expect((await box(/提现最低金额/)).value).toBe('1.00');
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(screen.getByRole('switch', { name: /分销启用/ }));
    await user.click(screen.getByRole('button', { name: /保\s*存/ }));

    await waitFor(() => expect(notes).toMatchObject([{ kind: 'success', text: '保存成功' }]));
    expect(sent(distributionCalls.set)).toMatchObject([{ ...config, brokerageFuncStatus: false }]);
  });

  it('may not give away more than was paid', async () => {
    const { user, sent } = show();
    const ratio = await box(/一级返佣比例/);
    await user.clear(ratio);
    await user.type(ratio, '96');
    await user.click(screen.getByRole('button', { name: /保\s*存/ }));

    expect(await screen.findByText('返佣比例加起来不能超过100%')).toBeTruthy();
    expect(sent(distributionCalls.set)).toEqual([]);
  });

  it('say what they are, and why they are not there', async () => {
    const broken = on(distributionCalls.get, () => {
      throw new Refusal('distribution.BROKEN', 500, '分销配置暂时读不出来');
    });
    show({ wire: [broken] });
    expect(await screen.findByText('分销配置暂时读不出来')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '分销配置' })).toBeTruthy();
  });

  it('can only be read by those who may not save', async () => {
    show({ may: [distributionCalls.get.permission] });
    await box(/一级返佣比例/);
    expect(screen.queryByRole('button', { name: /保\s*存/ })).toBeNull();
  });
});
