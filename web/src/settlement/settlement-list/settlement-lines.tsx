import { useQuery } from '@tanstack/react-query';
import { yuanOfFen } from '#contract/fen.ts';
import { type SettlementLine, lineKinds } from '#contract/settlement/settlement-record.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { DocumentLink } from '#web/finance/index.ts';
import { type Column, Empty, listOf, when, yuan } from '#web/ui/index.ts';
import { InnerList } from '#web/ui/list/inner-list.tsx';
import { useDialogAddress } from '#web/ui/pickers/use-dialog-address.ts';
import { titled } from '#web/ui/scene/column.ts';
import { SceneProvider } from '#web/ui/scene/scene.ts';
import { nothingChosen } from '#web/ui/scene/selection.ts';

const NOUN = 'settlement_line';
const SIZES = [20, 50, 100];
const first = { page: '1', limit: '20' };

/** The order, or the bill whose debt it carries. */
const Subject = ({ of: { kind, orderNo } }: { of: SettlementLine }) =>
  orderNo === '' ? null : <DocumentLink kind={kind === lineKinds.carried ? 'settlement' : 'order'} number={orderNo} />;

const explained = ({ reason, adminName }: SettlementLine) => [reason, adminName].filter((text) => text !== '').join(' · ');

const columns: readonly Column<SettlementLine>[] = [
  { field: 'kind', width: 92, of: lineKinds },
  { field: 'orderNo', width: 200, card: 'title', show: (_, line) => <Subject of={line} /> },
  { field: 'receivedTime', show: when },
  { field: 'payPrice', width: 96, show: yuan },
  { field: 'platform', width: 88, show: yuan, help: '平台承担的优惠，补给店铺；退款时按比例收回' },
  { field: 'refundPrice', width: 92, show: yuan },
  { field: 'commissionRate', width: 76, align: 'right', show: (rate) => rate > 0 && `${yuanOfFen(rate)}%` },
  { field: 'commission', width: 88, show: yuan },
  { field: 'net', width: 96, show: yuan },
  { field: 'reason', width: 120, show: (_, line) => explained(line) },
];

/** Lines of a bill, page by page; what the platform bears stands in them where it bears some. */
export function SettlementLines({ id, hasPlatform }: { id: number; hasPlatform: boolean }) {
  const address = useDialogAddress(first);
  const asked = useQuery(
    listOf(settlementCalls.lines, { id, page: Number(address.get('page')), limit: Number(address.get('limit')) }),
  );
  const isBorne = hasPlatform || asked.data?.list.some(({ platform }) => platform !== 0);
  return (
    <SceneProvider value={{ address, chosen: nothingChosen, noun: NOUN }}>
      <InnerList
        noun={NOUN}
        asked={asked}
        columns={titled(isBorne ? columns : columns.filter(({ field }) => field !== 'platform'), NOUN)}
        keyOf={(line) => line.id}
        sizes={SIZES}
        empty={<Empty says="这张结算单没有明细" />}
      />
    </SceneProvider>
  );
}
