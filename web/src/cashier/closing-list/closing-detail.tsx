import { type DayClosing, type TillEntry, tillKinds } from '#contract/cashier/day-closing-record.ts';
import { closingCalls } from '#contract/cashier/day-closings.ts';
import { DetailActs } from '#web/ui/action/detail-acts.tsx';
import { type Column, type Fact, Facts, Loaded, Lines, when, yuan, yuanText } from '#web/ui/index.ts';
import { CallRows } from '#web/ui/rows/call-rows.tsx';
import { closingActs } from './closing-acts.tsx';
import './closing-list.css';

const columns: readonly Column<TillEntry>[] = [
  { field: 'at', show: when },
  { field: 'kind', width: 96, of: tillKinds },
  { field: 'amount', width: 112, show: yuan },
  { field: 'number', width: 208, card: 'title' },
  { field: 'says', width: 160 },
  { field: 'actor', width: 88 },
];

/** Movements of the days of a closing. */
const Entries = ({ id }: { id: number }) => (
  <CallRows
    call={closingCalls.entries}
    input={(paging) => ({ id, ...paging })}
    noun="till_entry"
    columns={columns}
    keyOf={(entry) => entry.id}
    empty="这一天没有现金收付"
  />
);

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
