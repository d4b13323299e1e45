import { ImportOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { type BankStatement, statementFormats, statementStates } from '#contract/cashier/bank-statement-record.ts';
import { bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import { type Column, GoButton, HistoryButton, ListPage, Choice, day, figure, when, yuan, yuanText } from '#web/ui/index.ts';
import { AccountFilter } from '../bank-list/account-filter.tsx';
import { BANK, BANK_IMPORT } from '../places.ts';

/** Says whether the balances follow, and where they do not. */
function Standing({ of: { state, gap, gapRow, missing } }: { of: BankStatement }) {
  return (
    <span className="cell-lines">
      <Choice of={statementStates} value={state} />
      {gap !== null && gap !== 0 && <small>{`相差 ${yuanText(gap)}${gapRow > 0 ? `，第 ${gapRow} 行起` : ''}`}</small>}
      {missing !== null && missing !== 0 && <small>{`与上一份期末相差 ${yuanText(missing)}，可能漏导了中间的流水`}</small>}
    </span>
  );
}

const Left = ({ of: { id, left } }: { of: BankStatement }) =>
  left === 0 ? '0' : <Link className="cell-open" to={`${BANK}?statementId=${id}&status=0`}>{`${left} 笔`}</Link>;

const columns: readonly Column<BankStatement>[] = [
  {
    field: 'fileName',
    width: 200,
    card: 'title',
    show: (name, { id }) => (
      <Link className="cell-open" to={`${BANK}?statementId=${id}`}>
        {name}
      </Link>
    ),
  },
  { field: 'accountName', width: 112 },
  {
    field: 'firstAt',
    title: '期间',
    width: 148,
    show: (_, { firstAt, lastAt }) =>
      firstAt && (
        <>
          {day(firstAt)} 至 {lastAt && day(lastAt)}
        </>
      ),
  },
  { field: 'inSum', width: 108, show: yuan },
  { field: 'outSum', width: 108, show: yuan },
  { field: 'state', width: 192, card: 'status', show: (_, statement) => <Standing of={statement} /> },
  { field: 'added', width: 76, show: figure, card: 'none' },
  { field: 'left', width: 84, align: 'right', show: (_, statement) => <Left of={statement} /> },
  { field: 'doubled', width: 68, show: figure, hidden: true },
  { field: 'refused', width: 76, show: figure, hidden: true },
  { field: 'opening', width: 112, show: yuan, hidden: true },
  { field: 'closing', width: 112, show: yuan, hidden: true },
  { field: 'format', width: 96, of: statementFormats, hidden: true },
  { field: 'reader', width: 80, hidden: true },
  { field: 'createTime', show: when, hidden: true },
];

const take = (
  <GoButton label="导入对账单" to={BANK_IMPORT} call={bankStatementCalls.check} primary icon={<ImportOutlined aria-hidden />} />
);

/** Files of banks that were read in. */
export const StatementList = () => (
  <ListPage
    title="银行对账单"
    called="对账单"
    call={bankStatementCalls.list}
    filters={<AccountFilter />}
    columns={columns}
    actions={
      <>
        <GoButton label="银行流水" to={BANK} call={bankStatementCalls.list} />
        {take}
      </>
    }
    rowActions={({ id }) => <HistoryButton noun="bank_statement" id={id} call={bankStatementCalls.list} />}
    empty={{ says: '还没有导入过对账单', action: take }}
  />
);
