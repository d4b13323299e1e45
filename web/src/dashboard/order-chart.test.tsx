import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readMoment } from '#contract/moment.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { orderChartCalls } from '#contract/order-figures/order-chart.ts';
import { complaintsOf } from '../../test/axe.ts';
import { on } from '../../test/fake-wire.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { OrderChart } from './order-chart.tsx';
import { figuresOf, measures, periods } from './order-periods.ts';

const days = {
  quality: { '11-21': 2, '11-22': 1 },
  price: { '11-21': 31_250, '11-22': 1250 },
  preQuality: { '11-19': 0, '11-20': 1 },
  prePrice: { '11-19': 0, '11-20': 1500 },
};
const week = { quality: { 周一: 3 }, price: { 周一: 700 }, preQuality: { 周一: 5 }, prePrice: { 周一: 900 } };

const show = (scene = {}) =>
  renderScreen(<OrderChart />, { wire: [on(orderChartCalls.days, days), on(orderChartCalls.week, week)], ...scene });

/** The table beside the drawing, row by row. */
async function table() {
  await screen.findByRole('table');
  return screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
}

describe('the order chart', () => {
  it('says in words what it draws', async () => {
    show();
    expect((await screen.findByRole('img')).getAttribute('aria-label')).toBe(
      '营业额（元）折线图：近 30 天合计 ¥325.00，最高 11-21 ¥312.50',
    );
    expect(screen.getByText('虚线：此前 30 天')).toBeTruthy();
  });

  it('has a table of the same figures, with what they are compared with and the difference', async () => {
    const { user } = show();
    await screen.findByRole('img');
    await user.click(screen.getByRole('button', { name: '数据表' }));

    expect(await table()).toEqual([
      ['日期', '近 30 天', '此前 30 天', '变化'],
      ['11-21', '¥312.50', '¥0.00', '↑ +¥312.50'],
      ['11-22', '¥12.50', '¥15.00', '↓ −¥2.50'],
    ]);
  });

  it('changes to the number of orders, and to another period, without losing the choice', async () => {
    const { user } = show();
    await screen.findByRole('img');
    await user.click(screen.getByRole('button', { name: '数据表' }));
    await user.click(screen.getByText('订单量'));
    await user.click(screen.getByText('周'));

    expect(await screen.findByText('订单量（单）')).toBeTruthy();
    expect(await screen.findByText('上周')).toBeTruthy();
    expect(await table()).toEqual([
      ['星期', '本周', '上周', '变化'],
      ['周一', '3', '5', '↓ −2'],
    ]);
  });

  it('offers only the periods that the person may see', async () => {
    show({ may: [orderChartCalls.week.permission] });
    await screen.findByText('上周', { exact: false });
    expect(screen.queryByText('30天')).toBeNull();
    expect(screen.getByText('周')).toBeTruthy();
  });

  it('of nothing says why it is empty', async () => {
    show({ wire: [on(orderChartCalls.days, { quality: { '11-22': 0 }, price: { '11-22': 0 } })] });
    expect(await screen.findByText('这段时间没有成交，用户付款后按付款日统计在这里')).toBeTruthy();
  });

  it('that cannot be read says so where it stands, and is asked again', async () => {
    let isDown = true;
    const { user } = show({
      wire: [
        on(orderChartCalls.days, () => {
          if (isDown) throw orderRefusals.NOT_FOUND();
          return days;
        }),
      ],
    });
    const again = await screen.findByRole('button', { name: '重试' });
    isDown = false;
    await user.click(again);

    expect(await screen.findByRole('img')).toBeTruthy();
  });

  it.each(['图', '表'])('passes an accessibility check as a %s', async (form) => {
    const { container, user } = show();
    await screen.findByRole('img');
    if (form === '表') await user.click(screen.getByRole('button', { name: '数据表' }));

    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe('the figures of a period', () => {
  const of = (title: string, answer: Parameters<typeof figuresOf>[0], now: string) => {
    const period = periods.find((each) => each.title === title);
    return period && figuresOf(answer, period, measures.quality, readMoment(now));
  };
  const counts = (...names: string[]) => Object.fromEntries(names.map((name, index) => [name, index + 1]));

  it.each([
    ['周', '2026-11-22 23:59:59', 7],
    ['周', '2026-11-23', 1],
    ['月', '2026-11-03', 3],
    ['年', '2026-02-28', 2],
  ])('by %s on %s end with point %i: the rest is still to come', (title, now, begun) => {
    const names = Array.from({ length: 12 }, (_, index) => `p${index}`);

    expect(of(title, { quality: counts(...names), price: null }, now)?.series[0]?.values).toHaveLength(begun);
  });

  it('have the labels of the longer month', () => {
    const answer = { quality: counts('1', '2'), price: null, preQuality: counts('1', '2', '3') };

    expect(of('月', answer, '2026-03-02')?.labels).toEqual(['1', '2', '3']);
  });
});
