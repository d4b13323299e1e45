import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { type CampaignResult, campaignKinds, campaignResultCalls } from '#contract/order-figures/campaign-results.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { campaignResult as result } from '../sample-results.ts';
import { pageOf } from '../sample-sales.ts';
import { ResultList } from './result-list.tsx';

const days = ['11-22', '11-23'].map((day, index) => ({ day: `2026-${day}`, orders: index + 1, paid: (index + 1) * 700 }));
const show = (found: CampaignResult, scene: { may?: readonly string[] } = {}) =>
  renderScreen(<ResultList />, {
    ...scene,
    wire: [
      on(preferenceCalls.get, null),
      on(savedViewCalls.list, []),
      on(campaignResultCalls.list, pageOf(found)),
      on(campaignResultCalls.funnel, { shown: 480, people: 12, payers: 9 }),
      on(campaignResultCalls.days, found.paid === null ? days.map((day) => ({ ...day, paid: null })) : days),
    ],
  });

describe('the list of results', () => {
  itIsAList({
    screen: <ResultList />,
    call: campaignResultCalls.list,
    some: pageOf(result()),
    row: '秒杀马克杯',
    shows: ['¥420.00', '¥408.00', '¥163.20', '1 : 2.5'],
    none: pageOf<CampaignResult>(),
    empty: /^还没有活动/,
    filter: 'dateLimit=today',
  });

  it('begins with flash sales and goes to coupons by a tab', async () => {
    const { user, sent } = show(result());
    await screen.findByText('秒杀马克杯');
    await user.click(screen.getByRole('tab', { name: '优惠券' }));

    expect(sent(campaignResultCalls.list).map(({ kind }) => Number(kind))).toEqual([
      campaignKinds.flashSale,
      campaignKinds.coupon,
    ]);
  });
});

describe('the order of results', () => {
  it('is asked for by the head of a figure', async () => {
    const { user, sent } = show(result());
    await user.click(await screen.findByRole('button', { name: /实付金额/ }));
    await user.click(screen.getByRole('button', { name: /优惠产出比/ }));

    await waitFor(() =>
      expect(sent(campaignResultCalls.list).map(({ order }) => order)).toEqual([undefined, '-paid', '-returned']),
    );
  });

  it('is not offered by amounts to those who may not see them', async () => {
    show(result({ paid: null, refunded: null, net: null, discount: null, returned: null }), {
      may: [campaignResultCalls.list.permission],
    });
    await screen.findByText('秒杀马克杯');

    expect(screen.getByRole('button', { name: /成交订单/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /实付金额/ })).toBeNull();
  });
});

describe('one result', () => {
  const table = async (found: CampaignResult) => {
    const { user } = show(found);
    await user.click(await screen.findByRole('button', { name: found.title }));
    await user.click(await screen.findByRole('button', { name: '数据表' }));
    return screen.findByRole('table', { name: /实付金额|成交订单/ });
  };

  it('is drawn by day, and says how it is counted', async () => {
    const drawn = await table(result());

    expect(within(drawn).getByText('¥14.00')).toBeTruthy();
    expect(screen.getByText('下过单的用户，没付款的也算')).toBeTruthy();
    expect(screen.getByRole('list', { name: '转化漏斗' }).textContent).toBe('展示480 次3%参与12 人75%购买9 人');
  });

  it('is drawn in orders for those who may not see amounts', async () => {
    const drawn = await table(result({ paid: null, refunded: null, net: null, discount: null, returned: null }));

    expect(within(drawn).getByText('11-23')).toBeTruthy();
    expect(screen.queryByText(/¥/)).toBeNull();
  });
});
