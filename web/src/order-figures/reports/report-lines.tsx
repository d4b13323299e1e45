import type { ReportKind, ReportLine } from '#contract/order-figures/sales-report-record.ts';
import { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { OrderLink } from '#web/ui/cells/record-links.tsx';
import { type Column, figure, when, yuan } from '#web/ui/index.ts';
import { CallRows } from '#web/ui/rows/call-rows.tsx';

const columns: readonly Column<ReportLine>[] = [
  { field: 'at', show: when },
  { field: 'orderNo', width: 220, card: 'title', show: (orderNo) => <OrderLink orderNo={orderNo} /> },
  { field: 'goods', width: 220 },
  { field: 'isRefund', width: 72, show: (isRefund) => (isRefund ? '退款' : '付款') },
  { field: 'pieces', width: 64, show: figure },
  {
    field: 'amount',
    width: 104,
    align: 'right',
    show: (amount, { isRefund }) => yuan(isRefund && amount !== null ? -amount : amount),
  },
];

interface Props {
  by: ReportKind;
  /** Key of the row. */
  of: string;
  dateLimit: string;
  /** Key of a second dimension. */
  other?: { and: ReportKind; andKey: string };
}

/** Lines of orders and parts of refunds that a row sums. */
export const ReportLines = ({ by, of, dateLimit, other }: Props) => (
  <CallRows
    call={salesReportCalls.lines}
    input={(paging) => ({ by, key: of, dateLimit, than: 'none', ...other, ...paging })}
    columns={columns}
    keyOf={({ id }) => id}
    empty="这段时间没有成交和退款，只有对比期有"
  />
);
