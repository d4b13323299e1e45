import { useQuery } from '@tanstack/react-query';
import { type ReportKind, type ReportLine, salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { OrderLink } from '#web/ui/cells/record-links.tsx';
import { type Column, Empty, figure, listOf, when, yuan } from '#web/ui/index.ts';
import { InnerList } from '#web/ui/list/inner-list.tsx';
import { useDialogAddress } from '#web/ui/pickers/use-dialog-address.ts';
import { titled } from '#web/ui/scene/column.ts';
import { SceneProvider } from '#web/ui/scene/scene.ts';
import { nothingChosen } from '#web/ui/scene/selection.ts';

const NOUN = salesReportCalls.lines.noun;
const SIZES = [20, 50, 100];
const first = { page: '1', limit: '20' };

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

/** Lines of orders and parts of refunds that a row sums, page by page. */
export function ReportLines({ by, of, dateLimit, other }: Props) {
  const address = useDialogAddress(first);
  const [page, limit] = [Number(address.get('page')), Number(address.get('limit'))];
  const asked = useQuery(listOf(salesReportCalls.lines, { by, key: of, dateLimit, than: 'none', ...other, page, limit }));
  return (
    <SceneProvider value={{ address, chosen: nothingChosen, noun: NOUN }}>
      <InnerList
        noun={NOUN}
        asked={asked}
        columns={titled(columns, NOUN)}
        keyOf={({ id }) => id}
        sizes={SIZES}
        empty={<Empty says="这段时间没有成交和退款，只有对比期有" />}
      />
    </SceneProvider>
  );
}
