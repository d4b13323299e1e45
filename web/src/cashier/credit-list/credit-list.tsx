import { Link } from 'react-router';
import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { creditExportCalls } from '#contract/cashier/credit-export.ts';
import { type CreditAccount, type CreditAge, creditAges, creditStates } from '#contract/cashier/credit-record.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import {
  ChoiceFilter,
  type Column,
  GoButton,
  ListPage,
  RecordDialog,
  TextFilter,
  switchColumn,
  yuan,
  yuanText,
} from '#web/ui/index.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { SumStrip, useListSums } from '#web/ui/list-parts/sum-strip.tsx';
import { AgeBars, debtsAt } from './age-bars.tsx';
import { creditActs, shared } from './credit-acts.tsx';
import { CreditDetail } from './credit-detail.tsx';
import { CreditFields } from './credit-fields.tsx';

const add = (
  <RecordDialog {...shared} label="开赊账户" title="开赊账户" says="已开户" primary>
    <CreditFields isNew />
  </RecordDialog>
);

/** Open debts of an age, which lead to their rows. */
const ageColumn = (age: CreditAge): Column<CreditAccount> => ({
  field: age,
  width: 92,
  align: 'right',
  card: age === creditAges.current ? 'none' : undefined,
  show: (sum, { id }) =>
    sum > 0 && (
      <Link className="cell-open figure" to={debtsAt(age, id)}>
        {yuanText(sum)}
      </Link>
    ),
});

const columns: readonly Column<CreditAccount>[] = [
  { field: 'company', width: 168, opens: true, card: 'title' },
  { field: 'creditNo', width: 140, hidden: true },
  { field: 'nickname', width: 96, hidden: true },
  { field: 'contact', width: 88, hidden: true },
  { field: 'creditLimit', width: 100, show: yuan, card: 'none' },
  { field: 'free', width: 100, show: yuan },
  { field: 'owed', width: 100, show: yuan },
  ...creditAges.values.map(ageColumn),
  { field: 'surplus', width: 88, show: yuan, hidden: true },
  { field: 'firstDue', width: 104, hidden: true },
  { field: 'termDays', width: 84, align: 'right', hidden: true },
  switchColumn('status', { call: creditCalls.updateStatus, of: creditStates, label: ({ company }) => `${company}可以赊账` }),
];

const of = '列表筛选出的全部赊账客户，现在的欠款';

function CreditSums() {
  const { may, data, asOf, again } = useListSums(creditCalls.sums);
  if (!may) return null;
  return (
    <>
      <SumStrip
        again={again}
        asOf={asOf}
        of={[
          ['客户', data && String(data.accounts), { of, counts: '开过赊账的客户有几个，含已停用的' }],
          [
            '欠款合计',
            data && yuanText(data.owed),
            { of, counts: '还没有还清的欠款相加', parts: [['其中逾期', data && yuanText(data.overdue)]] },
          ],
          ['其中逾期', data && yuanText(data.overdue), { of, counts: '过了约定日期还没有还的欠款相加' }],
          ['预存', data && (data.surplus > 0 ? yuanText(data.surplus) : ''), { of, counts: '客户多还的钱相加，下次赊账时先用' }],
        ]}
      />
      {data && data.owed > 0 && <AgeBars of={data} />}
    </>
  );
}

/** Customers who may pay later, with what they owe by how long it is overdue. */
export const CreditList = () => (
  <ListPage
    title="赊账"
    called="赊账客户"
    call={creditCalls.list}
    sums={<CreditSums />}
    filters={
      <>
        <TextFilter name="keywords" />
        <ChoiceFilter name="age" of={creditAges} />
        <ChoiceFilter name="status" of={creditStates} />
      </>
    }
    columns={columns}
    actions={
      <>
        <GoButton label="全部欠款" to="/cashier/credit/debts?isOpen=true" call={creditCalls.debts} />
        <GoButton label="还款记录" to="/cashier/receive?bizType=4" call={cashReceiptCalls.list} />
        <WorkbookButton call={creditExportCalls.exportAges} of={creditCalls.list} />
        {add}
      </>
    }
    rowActions={creditActs}
    detail={{
      title: (account) => (account ? account.company : '赊账客户'),
      show: (id) => <CreditDetail key={id} id={id} />,
      width: 960,
    }}
    empty={{ says: '还没有赊账客户。给长期合作的单位开户、定额度和账期，它的订单就可以先发货后收款', action: add }}
  />
);
