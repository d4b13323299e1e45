import { boolean, index, integer, jsonb, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { banks } from '#contract/cashier/bank-accounts.ts';
import type { NamedColumns } from '#contract/cashier/bank-columns.ts';
import { statementFormats } from '#contract/cashier/bank-statement-record.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Account of the shop at a bank. */
export const bankAccount = pgTable(
  'bank_account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 32 }).notNull(),
    bank: varchar({ length: 8, enum: banks.values }).notNull(),
    number: varchar({ length: 32 }).notNull(),
    /** Headings of its files as staff have named them. */
    columns: jsonb().$type<NamedColumns>().notNull(),
    isClosed: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [unique('bank_account__number').on(t.number)],
);
export type BankAccountRecord = typeof bankAccount.$inferSelect;

/** Rows of a file that was taken, until they are read or a day is over. */
export const bankUpload = unaudited(
  pgTable('bank_upload', {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    fileName: text().notNull(),
    format: varchar({ length: 8, enum: statementFormats.values }).notNull(),
    rows: integer().notNull(),
    /** Account that the file names; empty where it names none. */
    number: varchar({ length: 40 }).notNull(),
    /** First rows, among which are the headings. */
    first: jsonb().$type<string[][]>().notNull(),
    adminId: integer().notNull(),
    createTime: instant().notNull(),
  }),
  'a note of a file that is thrown away after a day',
);
export type BankUpload = typeof bankUpload.$inferSelect;

/** File of a bank that was read in. */
export const bankStatement = pgTable(
  'bank_statement',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => bankAccount.id),
    fileName: varchar({ length: 255 }).notNull(),
    format: varchar({ length: 8, enum: statementFormats.values }).notNull(),
    uploadId: integer().notNull(),
    /** Run that reads it. */
    runId: integer().notNull().default(0),
    /** The figures below are those of the whole file. */
    readTime: instant(),
    firstAt: instant(),
    lastAt: instant(),
    added: integer().notNull().default(0),
    doubled: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    inSum: fen().notNull().default(0),
    outSum: fen().notNull().default(0),
    opening: fen(),
    closing: fen(),
    /** Closing balance less the opening one and the movements; null where the file has no balances. */
    gap: fen(),
    gapRow: integer().notNull().default(0),
    /** Opening balance less the closing one of the statement before; null where there is none to compare. */
    missing: fen(),
    readerId: integer().notNull(),
    reader: varchar({ length: 64 }).notNull(),
    ...stamps,
  },
  (t) => [
    unique('bank_statement__upload').on(t.uploadId), // a file that was taken is read once
    index('bank_statement__created').on(t.createTime, t.id), // the list, the latest first
    index('bank_statement__account').on(t.accountId, t.createTime, t.id), // those of an account
    index('bank_statement__until').on(t.accountId, t.lastAt), // the statement before another
  ],
);
export type BankStatementRecord = typeof bankStatement.$inferSelect;
