import { z } from 'zod';
import { sheetsAside } from '../catalogue/import/import.ts';
import { choices } from '../choices.ts';
import { amount, moment, momentOrNone } from '../wire.ts';
import { banks } from './bank-accounts.ts';

/** Formats of files, told apart by what is in them. */
export const statementFormats = choices({ csv: 'CSV 文本', xlsx: 'Excel 工作簿', camt: 'CAMT.053' });

/** Outcomes of reading a file: whether its balances follow from its movements. */
export const statementStates = choices({
  reading: ['reading', '读取中', 'underway'],
  even: ['even', '余额相符', 'done'],
  gap: ['gap', '余额不符', 'trouble'],
  unknown: ['unknown', '没有余额', 'rest'],
  broken: ['broken', '没有读完', 'trouble'],
});

/** File of a bank as it was read in. */
export const BankStatement = z.object({
  id: z.int(),
  accountId: z.int(),
  accountName: z.string(),
  bank: banks.schema(),
  fileName: z.string(),
  format: statementFormats.schema(),
  state: statementStates.schema(),
  firstAt: momentOrNone,
  lastAt: momentOrNone,
  /** Lines that it brought, that were there already, and rows that could not be read. */
  added: z.int(),
  doubled: z.int(),
  refused: z.int(),
  inSum: amount,
  outSum: amount,
  opening: amount.nullable(),
  closing: amount.nullable(),
  /** Closing balance less the opening one and the movements; null where the file has no balances. */
  gap: amount.nullable(),
  /** Row of the file from which balances do not follow; 0 where none is known. */
  gapRow: z.int(),
  /** Opening balance less the closing one of the statement before; null where there is none to compare. */
  missing: amount.nullable(),
  /** Lines that it brought and that wait for somebody. */
  left: z.int(),
  runId: z.int(),
  reader: z.string(),
  createTime: moment,
});
export type BankStatement = z.output<typeof BankStatement>;

export const Checked = z.object({
  uploadId: z.int(),
  fileName: z.string(),
  format: statementFormats.schema(),
  aside: sheetsAside,
  rows: z.int(),
  /** Account that the file names, masked, and the one of the shop with that number; 0 where there is none. */
  number: z.string(),
  accountId: z.int(),
  /** First rows as they are. */
  first: z.array(z.array(z.string())),
  /** Place of the headings among them, counted from 0. */
  headerRow: z.int(),
});

export const statementRowStates = choices({
  done: ['done', '已导入', 'done'],
  unchanged: ['unchanged', '以前导入过', 'rest'],
  refused: ['refused', '没有导入', 'trouble'],
  waiting: ['waiting', '没有处理', 'waits'],
});

export const StatementRow = z.object({
  id: z.int(),
  row: z.int(),
  state: statementRowStates.schema(),
  reason: z.string(),
});
export type StatementRow = z.output<typeof StatementRow>;
