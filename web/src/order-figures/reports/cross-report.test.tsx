import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import type { Answer } from '#contract/call.ts';
import { readMoment } from '#contract/moment.ts';
import { type CrossRow, crossReportCalls } from '#contract/order-figures/cross-reports.ts';
import { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { BeginCross } from './begin-cross.tsx';
import { CrossReport } from './cross-report.tsx';

const at = readMoment('2026-11-22 10:00:00');
const figures = {
  orders: 2,
  pieces: 3,
  refunds: 0,
  backPieces: 0,
  paid: 6000,
  freight: 0,
  refunded: 0,
  net: 6000,
  profit: null,
  lines: 3,
  costedLines: 0,
};
const row: CrossRow = {
  ...figures,
  place: 1,
  key: '12',
  name: '马克杯',
  otherKey: '浙江',
  otherName: '浙江',
  share: 0.6,
  before: null,
};
const report: Answer<typeof crossReportCalls.info> = {
  run: {
    id: 5,
    label: '交叉报表：商品 × 地区',
    state: 'done',
    matched: 1,
    changed: 1,
    unchanged: 0,
    refused: 0,
    jobId: 6,
    changeId: null,
    undone: false,
    takenBack: 0,
    createTime: at,
  },
  by: 'product',
  and: 'region',
  days: { from: readMoment('2026-11-01'), lastDay: readMoment('2026-11-21') },
  comparedDays: null,
};
const pageOf = (...list: CrossRow[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const wire = [
  on(crossReportCalls.info, report),
  on(salesReportCalls.lines, { page: 1, limit: 20, totalPage: 1, total: 0, list: [] }),
];

describe('a report of two dimensions', () => {
  itIsAList({
    screen: <CrossReport id={5} />,
    call: crossReportCalls.list,
    wire,
    some: pageOf(row),
    row: '马克杯',
    shows: ['浙江', '60%', /商品 × 地区，2026-11-01 至 2026-11-21，统计于/],
    none: pageOf(),
    empty: /^这段时间没有成交和退款/,
  });

  it('opens a pair to the lines that it sums, in the days that it is of', async () => {
    const { user, sent } = renderScreen(<CrossReport id={5} />, {
      wire: [on(preferenceCalls.get, null), on(savedViewCalls.list, []), on(crossReportCalls.list, pageOf(row)), ...wire],
    });
    await user.click(await screen.findByText('马克杯'));
    await screen.findByText('马克杯 · 浙江 的明细');
    const asked = { by: 'product', key: '12', and: 'region', andKey: '浙江', dateLimit: '2026-11-01,2026-11-21' };
    await waitFor(() => expect(sent(salesReportCalls.lines)[0]).toMatchObject(asked));
  });

  it('says why it came to nothing, with the way back', async () => {
    const refused = { ...report, run: { ...report.run, refused: 3 } };
    renderScreen(<CrossReport id={5} />, { wire: [on(crossReportCalls.info, refused)] });
    expect(await screen.findByText(/组合太多，请缩短时间/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '返回报表' })).toBeTruthy();
  });

  it('is begun for the days in sight, by two dimensions that differ', async () => {
    const of = { by: 'product', dateLimit: 'preMonth', than: 'none' } as const;
    const { user, sent } = renderScreen(<BeginCross of={of} onClose={() => undefined} />, {
      wire: [on(crossReportCalls.begin, { runId: 5, jobId: 6 })],
    });
    await user.click(await screen.findByRole('button', { name: '开始统计' }));
    await waitFor(() => expect(sent(crossReportCalls.begin)).toEqual([{ ...of, and: 'region' }]));
  });
});
