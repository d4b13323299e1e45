import { bankLineExportColumns } from '#contract/cashier/bank-line-export.ts';
import {
  type BankLine,
  type BankLineFilter,
  bankDirections,
  bankLineStates,
  matchWays,
} from '#contract/cashier/bank-line-record.ts';
import { labelOf } from '#contract/choices.ts';
import { type ExportKind, cell, pagesByKey, timeCell, withTitles } from '#server/exports/index.ts';
import { linesWanted, rowsByIds } from './queries.ts';
import { bankLine } from './tables.ts';

const { in: came, out: left } = bankDirections;

/** Cell of an amount that a line may not have. */
const moneyCell = (fen: (line: BankLine) => number | null) => ({
  width: 11,
  decimals: true,
  value: (line: BankLine) => {
    const amount = fen(line);
    return amount === null ? null : amount / 100;
  },
});

export const bankLineExport: ExportKind<BankLineFilter, BankLine> = {
  name: 'bank_line',
  title: '银行流水',
  columns: withTitles<keyof typeof bankLineExportColumns, BankLine>(bankLineExportColumns, {
    bookedAt: timeCell(({ bookedAt }) => bookedAt),
    accountName: cell(({ accountName }) => accountName, 16),
    moneyIn: moneyCell(({ direction, amount }) => (direction === came ? amount : null)),
    moneyOut: moneyCell(({ direction, amount }) => (direction === left ? amount : null)),
    balance: moneyCell(({ balance }) => balance),
    name: cell(({ name }) => name, 24),
    account: cell(({ account }) => account, 20),
    serial: cell(({ serial }) => serial, 24),
    summary: cell(({ summary }) => summary, 16),
    remark: cell(({ remark }) => remark, 30),
    status: cell(({ status }) => labelOf(bankLineStates, status) ?? null),
    documents: cell(({ documents }) => documents.join('；'), 24),
    way: cell(({ way }) => (way ? (labelOf(matchWays, way) ?? null) : null)),
    reason: cell(({ reason }) => reason, 24),
    handler: cell(({ handler }) => handler),
    handleTime: timeCell(({ handleTime }) => handleTime),
  }),
  ...pagesByKey<BankLineFilter, BankLine>({ table: bankLine, id: bankLine.id, wanted: linesWanted, rows: rowsByIds }),
};
