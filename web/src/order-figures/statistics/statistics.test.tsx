import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderStatisticsRefusals, phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { figuresWithoutAmounts } from './sample-figures.ts';
import { PhoneFigures } from './phone-figures.tsx';
import { StatisticsDetail } from './statistics-detail.tsx';

beforeEach(() => setWidth(390));

const day = (date: number) => ({ time: `2026-11-${date}`, count: 2, price: 3000 });
const trend = {
  chart: [{ num: '30.00', time: '2026-11-20' }],
  growthRate: 25,
  increaseTime: '10.00',
  increaseTimeStatus: 2,
  time: '30.00',
};
const wire: Answering[] = [
  on(phoneStatisticsCalls.trend, trend),
  on(phoneStatisticsCalls.figuresByDay, ({ page }) =>
    page === 1 ? Array.from({ length: 10 }, (_, index) => day(20 - index)) : [{ ...day(1), time: '2026-10-01' }],
  ),
];
const show = (at: string, more: Answering[] = []) =>
  renderScreen(
    <Routes>
      <Route path="/javaMobile/orderStatisticsDetail/:type/:time?" element={<StatisticsDetail />} />
    </Routes>,
    { at, wire: [...wire, ...more] },
  );

describe('the figures of a phone', () => {
  it('lead to the days behind them, and name no amounts where there are none', async () => {
    renderScreen(<PhoneFigures />, { wire: [on(phoneStatisticsCalls.figures, figuresWithoutAmounts)] });
    const link = await screen.findByRole('link', { name: '30本月订单数' });
    expect(link.getAttribute('href')).toBe('/javaMobile/orderStatisticsDetail/order/month');
    expect(screen.queryByText('今日成交额')).toBeNull();
  });
});

describe('the days behind a figure', () => {
  it('that cannot be read leave dashes, and further ones offer another try', async () => {
    let isDown = true;
    const { user } = show('/javaMobile/orderStatisticsDetail/order/month', [
      on(phoneStatisticsCalls.trend, () => {
        if (isDown) throw orderStatisticsRefusals.TOO_LONG();
        return { ...trend, time: '1370', increaseTime: '193', increaseTimeStatus: 1 };
      }),
      on(phoneStatisticsCalls.figuresByDay, ({ page }) => {
        if (page > 1 && isDown) throw orderStatisticsRefusals.TOO_LONG();
        return Array.from({ length: page > 1 ? 3 : 10 }, (_, index) => day(40 - index - 10 * page));
      }),
    ]);
    expect(await screen.findAllByText('–')).toHaveLength(3);
    await user.click(await screen.findByRole('button', { name: '加载更多' }));
    const more = await screen.findByRole('button', { name: '没有读到，点此重试' });

    isDown = false;
    await user.click(more);
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('1,370')).toBeTruthy();
    expect(screen.getByText('193')).toBeTruthy();
    expect(screen.queryByText(/没有读到/)).toBeNull();
  });

  it('say how it compares, and go back as far as somebody reads', async () => {
    const { container, user, sent } = show('/javaMobile/orderStatisticsDetail/price/today');
    expect(await screen.findByText('−25%')).toBeTruthy();
    expect(screen.getByText('−10.00')).toBeTruthy();
    expect(sent(phoneStatisticsCalls.trend)).toEqual([{ dateLimit: 'today', type: 1 }]);

    await user.click(await screen.findByRole('button', { name: '加载更多' }));
    expect(await screen.findByText('2026-10-01')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('are other days at a touch', async () => {
    const { user, sent } = show('/javaMobile/orderStatisticsDetail/order/month');
    await user.click(await screen.findByText('最近7天'));
    await waitFor(() => expect(sent(phoneStatisticsCalls.trend).at(-1)).toEqual({ dateLimit: 'lately7', type: 2 }));
    await waitFor(() => expect(sent(phoneStatisticsCalls.figuresByDay).at(-1)).toMatchObject({ dateLimit: 'lately7', page: 1 }));
  });
});
