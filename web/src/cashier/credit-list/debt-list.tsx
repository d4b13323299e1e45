import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { creditExportCalls } from '#contract/cashier/credit-export.ts';
import { type CreditDebt, creditAges } from '#contract/cashier/credit-record.ts';
import { flagChoices } from '#contract/choices.ts';
import { ChoiceFilter, type Column, ListPage, OrderLink, RecordFilter, Signal, TextFilter, when, yuan } from '#web/ui/index.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { titled } from '#web/ui/scene/column.ts';

const openOrNot = flagChoices('未还清', '已还清');

export const debtColumns: readonly Column<CreditDebt>[] = [
  {
    field: 'orderNo',
    width: 208,
    card: 'title',
    show: (orderNo, { says }) => (orderNo === '' ? says : <OrderLink orderNo={orderNo} />),
  },
  { field: 'amount', width: 108, show: yuan },
  { field: 'left', width: 108, show: yuan },
  { field: 'dueDay', width: 112 },
  {
    field: 'overdueDays',
    width: 96,
    align: 'right',
    show: (days, { left }) => left > 0 && days > 0 && <Signal of="trouble">{`${days} 天`}</Signal>,
  },
  { field: 'createTime', show: when, card: 'none' },
];

/** Debts of all accounts, or of one, by how long they are overdue. */
export const DebtList = () => (
  <ListPage
    title="赊账欠款"
    call={creditCalls.debts}
    filters={
      <>
        <RecordFilter
          name="creditId"
          label="客户"
          call={creditCalls.list}
          input={(keywords) =>
            /^\d+$/.test(keywords) ? { id: Number(keywords), page: 1, limit: 1 } : { keywords, page: 1, limit: 20 }
          }
          rows={({ list }) => list.map(({ id, company }) => ({ id, name: company }))}
          placeholder="单位名称"
        />
        <ChoiceFilter name="age" of={creditAges} label="账龄" />
        <ChoiceFilter name="isOpen" of={openOrNot} label="还款" />
        <TextFilter name="keywords" label="订单号" placeholder="订单号" />
      </>
    }
    columns={titled([{ field: 'company', width: 180 }, ...debtColumns], 'credit_debt')}
    actions={<WorkbookButton call={creditExportCalls.exportDebts} of={creditCalls.debts} />}
    empty={{ says: '没有欠款' }}
  />
);
