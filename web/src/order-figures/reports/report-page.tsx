import { lazy, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { orderTimes } from '#contract/orders/enums.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import {
  type ReportKind,
  type ReportRow,
  reportKinds,
  salesReportCalls,
  salesReportExportCalls,
} from '#contract/order-figures/sales-reports.ts';
import { reportMailCalls } from '#contract/order-figures/report-mails.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { rateText, shareText } from '#web/ui/chart/measure.ts';
import { type Column, ListPage, ListTabs, OpenButton, countText, useCall, useMay, yuanText } from '#web/ui/index.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { type ReportDays, ordersOfRow } from './order-links.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportChoice } from './report-choice.tsx';
import { ReportLines } from './report-lines.tsx';
import { ReportSums } from './report-sums.tsx';
import { start } from './start.ts';
import './reports.css';

const ReportMails = lazy(() => import('./report-mails.tsx').then((module) => ({ default: module.ReportMails })));

const changeOf = (value: number | null, before: number | null | undefined) =>
  value === null || before === null || before === undefined ? undefined : (
    <span className="figure">{rateText(value, before)}</span>
  );

const profitText = ({ profit, lines, costedLines }: ReportRow) =>
  profit !== null && (
    <span className="figure" title={`${lines} 条明细中 ${costedLines} 条有成本`}>
      {yuanText(profit)}
      {costedLines < lines && '*'}
    </span>
  );

interface Scene {
  by: ReportKind;
  days: ReportDays | undefined;
  mayOrders: boolean;
  hasAmounts: boolean;
}

function columnsOf({ by, days, mayOrders, hasAmounts }: Scene): Column<ReportRow>[] {
  const ofAmounts = hasAmounts ? ({ sorts: true } as const) : {};
  const linked = (text: string, row: ReportRow, timeOf: (typeof orderTimes.values)[number]) => {
    const to = days && mayOrders && text !== '0' && text !== '¥0.00' ? ordersOfRow(by, row, timeOf, days) : undefined;
    return (
      <span className="figure">
        {to === undefined ? (
          text
        ) : (
          <Link className="cell-open" to={to}>
            {text}
          </Link>
        )}
      </span>
    );
  };
  const money = (fen: number | null, row: ReportRow, timeOf: (typeof orderTimes.values)[number]) =>
    fen === null ? undefined : linked(yuanText(fen), row, timeOf);
  return [
    { field: 'place', title: '#', width: 48, card: 'none' },
    { field: 'name', title: reportKinds.labels[by], width: 220, opens: true, card: 'title' },
    { field: 'orders', sorts: true, width: 84, align: 'right', show: (n, row) => linked(countText(n), row, orderTimes.paid) },
    { field: 'pieces', sorts: true, width: 76, align: 'right', show: (n) => <span className="figure">{countText(n)}</span> },
    { field: 'paid', ...ofAmounts, width: 112, align: 'right', show: (fen, row) => money(fen, row, orderTimes.paid) },
    {
      field: 'share',
      width: 68,
      align: 'right',
      card: 'none',
      show: (share) => share !== null && <span className="figure">{shareText(share)}</span>,
    },
    { field: 'refunded', ...ofAmounts, width: 104, align: 'right', show: (fen, row) => money(fen, row, orderTimes.refunded) },
    {
      field: 'net',
      ...ofAmounts,
      width: 112,
      align: 'right',
      show: (fen) => fen !== null && <span className="figure">{yuanText(fen)}</span>,
    },
    {
      field: 'before',
      title: '对比期净额',
      width: 112,
      align: 'right',
      show: (before) => before !== null && before.net !== null && <span className="figure">{yuanText(before.net)}</span>,
    },
    { field: 'key', title: '变化', width: 76, align: 'right', show: (_, row) => changeOf(row.net, row.before?.net) },
    { field: 'profit', ...ofAmounts, width: 108, align: 'right', card: 'none', show: (_, row) => profitText(row) },
    {
      field: 'freight',
      width: 96,
      align: 'right',
      hidden: true,
      show: (fen) => fen !== null && <span className="figure">{yuanText(fen)}</span>,
    },
    { field: 'refunds', width: 92, align: 'right', hidden: true },
    { field: 'backPieces', width: 92, align: 'right', hidden: true },
  ];
}

/** Sales of a period beside another: drawn, summed, and by whatever dimension. */
export function ReportPage() {
  const [params] = useSearchParams();
  const may = useMay();
  const asked = inputOf(salesReportCalls.list, { get: (name) => params.get(name) ?? '' }, start);
  const { data } = useCall(salesReportCalls.sums, { dateLimit: asked.dateLimit, than: asked.than }, { saysItself: true });
  const [hasAmounts, mayOrders] = [may(seeAmounts), may(orderCalls.list)];
  const days = data?.days;
  const columns = useMemo(
    () => columnsOf({ by: asked.by, days, mayOrders, hasAmounts }),
    [asked.by, days, mayOrders, hasAmounts],
  );
  return (
    <ListPage
      title="报表"
      called="数据"
      call={salesReportCalls.list}
      start={start}
      keyOf={({ place }) => place}
      tab="by"
      tabs={<ListTabs name="by" items={reportKinds.options} />}
      sums={
        <div className="report-top">
          <ReportChoice />
          <ReportSums />
          <ReportChart />
        </div>
      }
      actions={
        <>
          <OpenButton label="邮件" call={reportMailCalls.save}>
            {(close) => <ReportMails of={asked} onClose={close} />}
          </OpenButton>
          <WorkbookButton call={salesReportExportCalls.exportReport} of={salesReportCalls.list} />
        </>
      }
      columns={columns}
      detail={{
        title: (row) => `${row?.name ?? reportKinds.labels[asked.by]}的明细`,
        nameOf: ({ key }) => `${asked.by}:${key}`,
        show: (_, name) => (
          <ReportLines key={name} by={asked.by} of={name.slice(name.indexOf(':') + 1)} dateLimit={asked.dateLimit} />
        ),
        width: 960,
      }}
      empty={{ ofTab: true, says: '这段时间没有成交和退款，换一段时间看看' }}
    />
  );
}
