import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Opening, openingCalls } from '#contract/move-in/openings.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { OpeningPage } from './opening-page.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const asleep: Opening = {
  isAsleep: true,
  asleepSince: at,
  openedTime: null,
  openedBy: '',
  items: [
    {
      key: 'payment',
      label: '支付',
      state: 'todo',
      value: '还没有试过一笔真实付款',
      advice: '请下一笔一分钱的订单',
      to: '/maintain/system/services',
    },
  ],
  atOnce: ['取消超时未支付的订单 3 笔，库存和优惠券退回'],
};
const show = (opening: Opening) =>
  renderScreen(<OpeningPage />, {
    at: '/maintain/system/opening',
    wire: [on(openingCalls.info, opening), on(openingCalls.start, null)],
  });

describe('the day on which a shop opens', () => {
  it('says what is left and what happens at once, and opens only when asked', async () => {
    const view = show(asleep);
    expect(await screen.findByText('还没有试过一笔真实付款')).toBeTruthy();
    expect(await complaintsOf(view.container)).toEqual([]);

    await view.user.click(screen.getByRole('button', { name: '开始营业' }));
    expect(await screen.findByText(/将会：取消超时未支付的订单 3 笔/)).toBeTruthy();
    expect(view.sent(openingCalls.start)).toEqual([]);
    await view.user.click(screen.getAllByRole('button', { name: '开始营业' }).at(-1) ?? document.body);
    await waitFor(() => expect(view.sent(openingCalls.start)).toEqual([{}]));
  });

  it('is none of a shop that never moved in', async () => {
    show({ ...asleep, isAsleep: false, asleepSince: null, items: [], atOnce: [] });
    expect(await screen.findByText(/没有从别处搬来/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '开始营业' })).toBeNull();
  });
});
