import { Link } from 'react-router';
import { orderTimes } from '#contract/orders/enums.ts';
import { type ReportKind, type ReportRow, reportKinds } from '#contract/order-figures/sales-report-record.ts';
import { rateText, shareText } from '#web/ui/chart/measure.ts';
import { type Column, countText, yuanText } from '#web/ui/index.ts';
import type { ReportDays } from './days.ts';
import { ordersOfRow } from './order-links.ts';

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

/** Columns of a report: the key, its figures, and what they were in the period beside it. */
export function columnsOf({ by, days, mayOrders, hasAmounts }: Scene): Column<ReportRow>[] {
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
