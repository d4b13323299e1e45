import { useQuery } from '@tanstack/react-query';
import { yuanOfFen } from '#contract/fen.ts';
import { type OperatorShareLine, operatorShareCalls } from '#contract/settlement/operator-shares.ts';
import { DocumentLink } from '#web/finance/index.ts';
import { type Column, Empty, listOf, yuan } from '#web/ui/index.ts';
import { InnerList } from '#web/ui/list/inner-list.tsx';
import { useDialogAddress } from '#web/ui/pickers/use-dialog-address.ts';
import { titled } from '#web/ui/scene/column.ts';
import { SceneProvider } from '#web/ui/scene/scene.ts';
import { nothingChosen } from '#web/ui/scene/selection.ts';

const NOUN = 'operator_share';
const SIZES = [20, 50, 100];
const first = { page: '1', limit: '20' };

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

/** Bills of a statement, page by page. */
export function ShareLines({ id }: { id: number }) {
  const address = useDialogAddress(first);
  const asked = useQuery(
    listOf(operatorShareCalls.shareLines, { id, page: Number(address.get('page')), limit: Number(address.get('limit')) }),
  );
  return (
    <SceneProvider value={{ address, chosen: nothingChosen }}>
      <InnerList
        noun={NOUN}
        asked={asked}
        columns={titled(columns, NOUN)}
        keyOf={(line) => line.id}
        sizes={SIZES}
        empty={<Empty says="这张分成单没有明细" />}
      />
    </SceneProvider>
  );
}
