import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { readMoment } from '#contract/moment.ts';
import type { ReportFigures, ReportLine, ReportRow } from '#contract/order-figures/sales-report-record.ts';
import { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ReportPage } from './report-page.tsx';

const figures: ReportFigures = {
  orders: 2,
  pieces: 3,
  refunds: 1,
  backPieces: 1,
  paid: 6000,
  freight: 0,
  refunded: 1000,
  net: 5000,
  profit: 1700,
  lines: 4,
  costedLines: 3,
};
const before: ReportFigures = { ...figures, paid: 4000, refunded: 0, net: 4000 };
const row: ReportRow = { ...figures, place: 1, key: '12', name: '马克杯', share: 0.6, before };
const day = (text: string) => ({ from: readMoment(text), lastDay: readMoment(text) });
const sums = { figures, before, days: day('2026-11-22'), comparedDays: day('2026-11-21') };
const series = {
  grain: 'day' as const,
  points: [{ label: '2026-11-22', figures }],
  before: [{ label: '2026-11-21', figures: before }],
};
const pageOf = (...list: ReportRow[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const line: ReportLine = {
  id: 1,
  orderNo: '20261122100000001',
  at: readMoment('2026-11-22 10:00:00'),
  goods: '马克杯 默认',
  isRefund: true,
  pieces: 1,
  amount: 1000,
};
const beside = [
  on(salesReportCalls.sums, sums),
  on(salesReportCalls.series, series),
  on(salesReportCalls.lines, { page: 1, limit: 20, totalPage: 1, total: 1, list: [line] }),
];
const show = (scene: { may?: readonly string[]; at?: string } = {}, found = row) =>
  renderScreen(<ReportPage />, {
    ...scene,
    wire: [on(preferenceCalls.get, null), on(savedViewCalls.list, []), on(salesReportCalls.list, pageOf(found)), ...beside],
  });

describe('the report', () => {
  itIsAList({
    screen: <ReportPage />,
    call: salesReportCalls.list,
    wire: beside,
    some: pageOf(row),
    row: '马克杯',
    shows: ['60%', '↑ 25%', '¥17.00*'],
    none: pageOf(),
    empty: /^这段时间没有成交和退款/,
    filter: 'dateLimit=today',
  });

  it('opens with yesterday beside the day before by product, and goes by shop at one click', async () => {
    const { user, sent } = show();
    await screen.findByText('马克杯');
    expect(screen.getByText('2026-11-22，对比 2026-11-21')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: '店铺' }));

    await waitFor(() => expect(sent(salesReportCalls.list).map(({ by }) => by)).toEqual(['product', 'seller']));
    expect(sent(salesReportCalls.list)[0]).toMatchObject({ dateLimit: 'yesterday', than: 'previous' });
  });

  it('leads from a figure to its orders, by the time of payment or of the refund', async () => {
    show({ at: '/?by=day' }, { ...row, key: '2026-11-22', name: '2026-11-22 周日' });
    await screen.findByText('2026-11-22 周日');
    const [paid, back] = ['¥60.00', '¥10.00'].map((name) =>
      screen
        .getAllByRole('link', { name: new RegExp(name) })
        .at(-1)
        ?.getAttribute('href'),
    );
    expect([paid, back]).toEqual([
      '/order/index?dateLimit=2026-11-22%2C2026-11-22&timeOf=pay',
      '/order/index?dateLimit=2026-11-22%2C2026-11-22&timeOf=refund',
    ]);
  });

  it('opens a row to the lines that it sums', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByText('马克杯'));
    expect(await screen.findByText('−¥10.00')).toBeTruthy();
    expect(sent(salesReportCalls.lines)[0]).toMatchObject({ by: 'product', key: '12', dateLimit: 'yesterday' });
  });

  it('says of how many lines the profit is', async () => {
    show();
    expect(await screen.findByText('4 条明细中 3 条有成本')).toBeTruthy();
  });

  it('has no amounts, and no order by them, for those who may not see them', async () => {
    const hidden = { paid: null, freight: null, refunded: null, net: null, profit: null };
    show({ may: [salesReportCalls.list.permission] }, { ...row, ...hidden, share: null, before: { ...before, ...hidden } });
    await screen.findByText('马克杯');
    expect(screen.queryByRole('button', { name: /^营业额(?!怎样算)/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^订单数(?!怎样算)/ })).toBeTruthy();
  });
});
