import type { CreditAccount, CreditDebt, CreditEntry } from '#contract/cashier/credit-record.ts';
import { creditEntryKinds } from '#contract/cashier/credit-record.ts';
import type { creditCalls } from '#contract/cashier/credit-accounts.ts';
import type { Input } from '#contract/call.ts';
import { labelOf } from '#contract/choices.ts';
import { getLabel } from '#contract/labels.ts';
import { showMoment } from '#contract/moment.ts';
import { limitRows, linkedWorkbook, pagesByNumber } from '#server/exports/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { type DebtFilter, listDebts, listEntries } from '../credit-entries/queries.ts';
import { type CreditFilter, listAccounts } from './queries.ts';

type Columns<R> = Sheet<R>['columns'];

const plain = <R>(noun: string, field: keyof R & string, width: number): Columns<R>[number] => ({
  title: getLabel(noun, field),
  width,
  value: (row) => String(row[field] ?? ''),
});
const yuan = <R extends Record<F, number>, F extends string>(noun: string, field: F): Columns<R>[number] => ({
  title: getLabel(noun, field),
  width: 14,
  decimals: true,
  value: (row) => row[field] / 100,
});

const MONEY = ['creditLimit', 'owed', 'free', 'surplus', 'overdue', 'current', 'd30', 'd60', 'd90', 'more'] as const;
const accountColumns: Columns<CreditAccount> = [
  plain('credit_account', 'creditNo', 16),
  plain('credit_account', 'company', 28),
  plain('credit_account', 'contact', 12),
  plain('credit_account', 'nickname', 16),
  plain('credit_account', 'termDays', 10),
  ...MONEY.map((field) => yuan<CreditAccount, typeof field>('credit_account', field)),
  plain('credit_account', 'firstDue', 12),
];

/** A workbook of the ageing of the accounts that the filter finds. */
export const exportAges = linkedWorkbook<CreditFilter, CreditAccount>({
  kind: 'credit',
  title: '赊账账龄',
  columns: accountColumns,
  pages: (db, filter, now) =>
    limitRows(pagesByNumber((asking: Db, input: CreditFilter & Paging) => listAccounts(asking, input, { now }))(db, filter)),
});

const debtColumns: Columns<CreditDebt> = [
  plain('credit_debt', 'creditNo', 16),
  plain('credit_debt', 'company', 28),
  plain('credit_debt', 'orderNo', 24),
  plain('credit_debt', 'says', 24),
  yuan<CreditDebt, 'amount'>('credit_debt', 'amount'),
  yuan<CreditDebt, 'left'>('credit_debt', 'left'),
  plain('credit_debt', 'dueDay', 12),
  plain('credit_debt', 'overdueDays', 10),
  { title: getLabel('credit_debt', 'createTime'), width: 20, value: ({ createTime }) => showMoment(createTime) },
];

/** A workbook of the debts that the filter finds. */
export const exportDebts = linkedWorkbook<DebtFilter, CreditDebt>({
  kind: 'creditDebt',
  title: '赊账欠款',
  columns: debtColumns,
  pages: (db, filter, now) =>
    limitRows(pagesByNumber((asking: Db, input: DebtFilter & Paging) => listDebts(asking, input, { now }))(db, filter)),
});

const entryColumns: Columns<CreditEntry> = [
  { title: getLabel('credit_entry', 'createTime'), width: 20, value: ({ createTime }) => showMoment(createTime) },
  { title: getLabel('credit_entry', 'kind'), width: 12, value: ({ kind }) => labelOf(creditEntryKinds, kind) ?? '' },
  yuan<CreditEntry, 'amount'>('credit_entry', 'amount'),
  yuan<CreditEntry, 'balance'>('credit_entry', 'balance'),
  plain('credit_entry', 'orderNo', 24),
  plain('credit_entry', 'receiptNo', 24),
  plain('credit_entry', 'says', 28),
  plain('credit_entry', 'actor', 12),
];

type EntryFilter = Omit<Input<typeof creditCalls.entries>, 'page' | 'limit'>;

/** A workbook of the statement of an account. */
export const exportEntries = linkedWorkbook<EntryFilter, CreditEntry>({
  kind: 'creditEntry',
  title: '赊账对账单',
  columns: entryColumns,
  pages: (db, filter, now) =>
    limitRows(pagesByNumber((asking: Db, input: EntryFilter & Paging) => listEntries(asking, input, { now }))(db, filter)),
});
