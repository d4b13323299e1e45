import { useQuery } from '@tanstack/react-query';
import { type DayClosing, type TillEntry, closingCalls, tillKinds } from '#contract/cashier/day-closings.ts';
import { DetailActs } from '#web/ui/action/detail-acts.tsx';
import { type Column, Empty, type Fact, Facts, Loaded, Lines, listOf, when, yuan, yuanText } from '#web/ui/index.ts';
import { InnerList } from '#web/ui/list/inner-list.tsx';
import { useDialogAddress } from '#web/ui/pickers/use-dialog-address.ts';
import { titled } from '#web/ui/scene/column.ts';
import { SceneProvider } from '#web/ui/scene/scene.ts';
import { nothingChosen } from '#web/ui/scene/selection.ts';
import { closingActs } from './closing-acts.tsx';
import './closing-list.css';

const NOUN = 'till_entry';
const SIZES = [20, 50, 100];
const first = { page: '1', limit: '20' };

const columns: readonly Column<TillEntry>[] = [
  { field: 'at', show: when },
  { field: 'kind', width: 96, of: tillKinds },
  { field: 'amount', width: 112, show: yuan },
  { field: 'number', width: 208, card: 'title' },
  { field: 'says', width: 160 },
  { field: 'actor', width: 88 },
];

/** Movements of the days of a closing. */
function Entries({ id }: { id: number }) {
  const address = useDialogAddress(first);
  const input = { id, page: Number(address.get('page')), limit: Number(address.get('limit')) };
  const asked = useQuery(listOf(closingCalls.entries, input));
  return (
    <SceneProvider value={{ address, chosen: nothingChosen, noun: NOUN }}>
      <InnerList
        noun={NOUN}
        asked={asked}
        columns={titled(columns, NOUN)}
        keyOf={(entry) => entry.id}
        sizes={SIZES}
        empty={<Empty says="这一天没有现金收付" />}
      />
    </SceneProvider>
  );
}

const factsOf = (closing: DayClosing): readonly Fact[] => [
  ['期初现金', yuanText(closing.opening)],
  ['收现', yuanText(closing.received)],
  ['付现', yuanText(closing.paid)],
  ['存银行', yuanText(closing.deposited)],
  ['账面', yuanText(closing.books)],
  ['实点', yuanText(closing.counted)],
  ['差额', closing.difference === 0 ? '一致' : `${yuanText(closing.difference)}：${closing.reason}`],
  ['面额', <Lines key="counts" of={closing.counts.map(({ face, pieces }) => ({ text: `${yuanText(face)} × ${pieces}` }))} />],
  ['清点', `${closing.cashier}`],
  ['复核', closing.confirmer],
  ['退回原因', closing.rejectReason],
];

/** A closed day with what can be done with it, its sums and its movements. */
export const ClosingDetail = ({ id }: { id: number }) => (
  <Loaded call={closingCalls.info} input={{ id }}>
    {(closing) =>
      closing && (
        <article className="closing-detail">
          <DetailActs>{closingActs(closing)}</DetailActs>
          <Facts of={factsOf(closing)} />
          <section aria-label="现金收付">
            <Entries id={id} />
          </section>
        </article>
      )
    }
  </Loaded>
);
