import { yuanOfFen } from '#contract/fen.ts';
import { type OperatorShareLine, operatorShareCalls } from '#contract/settlement/operator-shares.ts';
import { DocumentLink } from '#web/finance/index.ts';
import { type Column, yuan } from '#web/ui/index.ts';
import { CallRows } from '#web/ui/rows/call-rows.tsx';

const columns: readonly Column<OperatorShareLine>[] = [
  {
    field: 'settlementNo',
    width: 132,
    card: 'title',
    show: (number) => <DocumentLink kind="settlement" number={number} />,
  },
  { field: 'shopName', width: 160 },
  { field: 'commission', width: 112, show: yuan, help: '比上一张分成单多出的佣金；退款扣回的是负数' },
  { field: 'rate', width: 88, align: 'right', show: (rate) => `${yuanOfFen(rate)}%` },
  { field: 'share', width: 112, show: yuan },
];

/** Bills of a statement. */
export const ShareLines = ({ id }: { id: number }) => (
  <CallRows
    call={operatorShareCalls.shareLines}
    input={(paging) => ({ id, ...paging })}
    columns={columns}
    keyOf={(line) => line.id}
    empty="这张分成单没有明细"
  />
);
