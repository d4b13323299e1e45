import { type DayClosing, closingStates } from '#contract/cashier/day-closing-record.ts';
import { closingCalls, closingExportCalls } from '#contract/cashier/day-closings.ts';
import { flagChoices } from '#contract/choices.ts';
import { ChoiceFilter, ChoiceTabs, type Column, DateRangeFilter, ListPage, Signal, when, yuan, yuanText } from '#web/ui/index.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { closingActs } from './closing-acts.tsx';
import { ClosingDetail } from './closing-detail.tsx';
import { TillActs, TillStrip } from './till-strip.tsx';

const differsOrNot = flagChoices('有差额', '一致');

const columns: readonly Column<DayClosing>[] = [
  { field: 'day', width: 108, opens: true, card: 'title' },
  { field: 'opening', width: 100, show: yuan, card: 'none' },
  { field: 'received', width: 100, show: yuan },
  { field: 'paid', width: 92, show: yuan, card: 'none' },
  { field: 'deposited', width: 100, show: yuan, card: 'none' },
  { field: 'books', width: 100, show: yuan },
  { field: 'counted', width: 100, show: yuan },
  {
    field: 'difference',
    width: 96,
    align: 'right',
    show: (difference) => (difference === 0 ? '一致' : <Signal of="trouble">{yuanText(difference)}</Signal>),
  },
  { field: 'reason', width: 140, card: 'none' },
  { field: 'status', width: 84, of: closingStates },
  { field: 'cashier', width: 80, hidden: true },
  { field: 'confirmer', width: 80, hidden: true },
  { field: 'confirmTime', show: when, hidden: true },
  { field: 'rejectReason', width: 140, hidden: true },
];

/** Days whose cash was counted against the books. */
export const ClosingList = () => (
  <ListPage
    title="日结"
    called="日结"
    call={closingCalls.list}
    sums={<TillStrip />}
    tabs={<ChoiceTabs name="status" of={closingStates} call={closingCalls.list} />}
    filters={
      <>
        <ChoiceFilter name="isDiffering" of={differsOrNot} />
        <DateRangeFilter name="dateLimit" />
      </>
    }
    columns={columns}
    actions={
      <>
        <WorkbookButton call={closingExportCalls.exportClosings} of={closingCalls.list} />
        <TillActs />
      </>
    }
    rowActions={closingActs}
    detail={{
      title: (closing) => (closing ? `${closing.day} 日结` : '日结'),
      show: (id) => <ClosingDetail key={id} id={id} />,
      width: 960,
    }}
    empty={{ says: '还没有日结过。每天收工时清点钱箱里的现金，和账面核对，由另一人复核' }}
  />
);
