import { ImportOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import { bankLineExportCalls, bankLineExportColumns } from '#contract/cashier/bank-line-export.ts';
import { type BankLine, bankDirections, bankLineStates, matchWays } from '#contract/cashier/bank-line-record.ts';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import {
  ChoiceFilter,
  type Column,
  DateRangeFilter,
  ExportButton,
  GoButton,
  ListPage,
  OpenButton,
  TextFilter,
  useMay,
  when,
  yuan,
} from '#web/ui/index.ts';
import { BANK_IMPORT, BANK_STATEMENTS } from '../places.ts';
import { AccountFilter } from './account-filter.tsx';
import { BankSums, BankTabs } from './bank-sums.tsx';
import { LookAgainButton } from './look-again-button.tsx';
import { Moved } from './moved.tsx';
import { NamedAccount } from './named-account.tsx';

const AccountsDialog = lazy(() => import('./accounts-dialog.tsx').then((module) => ({ default: module.AccountsDialog })));
const LineDetail = lazy(() => import('./line-detail.tsx').then((module) => ({ default: module.LineDetail })));
const LineActs = lazy(() => import('./line-acts.tsx').then((module) => ({ default: module.LineActs })));
const BankBulk = lazy(() => import('./bank-bulk.tsx').then((module) => ({ default: module.BankBulk })));

const namedOf = ({ name, summary, direction }: BankLine) =>
  name || summary || (direction === bankDirections.in ? '无户名的收入' : '无户名的支出');

const columns: readonly Column<BankLine>[] = [
  { field: 'name', width: 160, opens: true, card: 'title', show: (_, line) => namedOf(line) },
  { field: 'amount', width: 120, align: 'right', show: (_, line) => <Moved of={line} /> },
  { field: 'bookedAt', show: when },
  { field: 'accountName', width: 104, card: 'none' },
  { field: 'summary', width: 88, card: 'none' },
  { field: 'remark', width: 144 },
  { field: 'documents', width: 192, show: (_, line) => line.documents.join('、') || line.reason },
  { field: 'status', width: 84, of: bankLineStates, card: 'status' },
  { field: 'balance', width: 112, show: yuan, hidden: true },
  { field: 'serial', width: 148, hidden: true },
  { field: 'account', width: 148, hidden: true },
  { field: 'way', width: 112, of: matchWays, hidden: true },
  { field: 'handler', width: 80, hidden: true },
  { field: 'handleTime', show: when, hidden: true },
];

const take = (
  <GoButton label="导入对账单" to={BANK_IMPORT} call={bankStatementCalls.check} primary icon={<ImportOutlined aria-hidden />} />
);

/** Movements of the accounts at banks, each beside its receipt or payment. */
export function BankList() {
  const mayMatch = useMay()(bankLineCalls.match);
  return (
    <NamedAccount>
      <ListPage
        title="银行流水"
        called="流水"
        call={bankLineCalls.list}
        tabs={<BankTabs />}
        tab="status"
        sums={<BankSums />}
        filters={
          <>
            <TextFilter name="keywords" />
            <AccountFilter />
            <ChoiceFilter name="direction" of={bankDirections} />
            <DateRangeFilter name="dateLimit" />
            <TextFilter name="amount" />
          </>
        }
        columns={columns}
        actions={
          <>
            <LookAgainButton />
            <GoButton label="对账单" to={BANK_STATEMENTS} call={bankStatementCalls.list} />
            <OpenButton label="银行账户" call={bankAccountCalls.save}>
              {(close) => <AccountsDialog onClose={close} />}
            </OpenButton>
            <ExportButton
              call={bankLineExportCalls.exportLines}
              of={bankLineCalls.list}
              columns={bankLineExportColumns}
              unit="笔流水"
            />
            {take}
          </>
        }
        bulk={mayMatch && <BankBulk />}
        rowActions={(line) => <LineActs of={line} />}
        detail={{
          title: (line) => (line ? namedOf(line) : '银行流水'),
          show: (id) => <LineDetail key={id} id={id} />,
          width: 720,
        }}
        empty={{
          says: '还没有银行流水。从网银下载账户明细（CSV、Excel 或 CAMT.053）导入，系统自动对应收款单和付款单',
          action: take,
        }}
      />
    </NamedAccount>
  );
}
