import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { matchWays } from '#contract/cashier/bank-line-record.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { bankAccount, bankStatement } from '../bank-accounts/tables.ts';
import { cashPayment } from '../cash-payments/tables.ts';
import { cashReceipt } from '../cash-receipts/tables.ts';

/** Columns that the search finds lines by. */
export const bankLineParts = sql.raw(`search_parts(bank_line.name || ' ' || bank_line.serial || ' ' || bank_line.remark)`);

/** Lines of banks and receipts or payments that are the same money; it is taken apart whole. */
export const bankMatch = pgTable('bank_match', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Line that it began with. */
  lineId: integer().notNull(),
  way: varchar({ length: 8, enum: matchWays.values }).notNull(),
  matcher: varchar({ length: 64 }).notNull(),
  createTime: instant().notNull(),
});

/** Receipt or payment of a match. */
export const bankMatchDocument = pgTable(
  'bank_match_document',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    matchId: integer()
      .notNull()
      .references(() => bankMatch.id, { onDelete: 'cascade' }),
    receiptId: integer().references(() => cashReceipt.id),
    paymentId: integer().references(() => cashPayment.id),
  },
  (t) => [
    check('bank_match_document__one', sql`num_nonnulls(${t.receiptId}, ${t.paymentId}) = 1`),
    unique('bank_match_document__receipt').on(t.receiptId), // money is there once
    unique('bank_match_document__payment').on(t.paymentId),
    index('bank_match_document__match').on(t.matchId), // those of a match
  ],
);

/** Movement of an account as the bank wrote it. */
export const bankLine = pgTable(
  'bank_line',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => bankAccount.id),
    /** Statement that brought it first, and its row there. */
    statementId: integer()
      .notNull()
      .references(() => bankStatement.id),
    row: integer().notNull(),
    /** Name of the line, the same in every file that has it. */
    lineKey: varchar({ length: 43 }).notNull(),
    bookedAt: instant().notNull(),
    /** Side, of `bankDirections`. */
    direction: integer().notNull(),
    amount: fen().notNull(),
    balance: fen(),
    name: varchar({ length: 128 }).notNull(),
    account: varchar({ length: 40 }).notNull(),
    serial: varchar({ length: 64 }).notNull(),
    summary: varchar({ length: 128 }).notNull(),
    remark: varchar({ length: 255 }).notNull(),
    /** State, of `bankLineStates`. */
    status: integer().notNull(),
    matchId: integer().references(() => bankMatch.id),
    /** Reason for which it is ignored. */
    reason: varchar({ length: 200 }).notNull().default(''),
    handler: varchar({ length: 64 }).notNull().default(''),
    handleTime: instant(),
    ...stamps,
  },
  (t) => [
    unique('bank_line__key').on(t.accountId, t.lineKey), // a line is there once, however many files have it
    check('bank_line__amount', sql`${t.amount} > 0`),
    check('bank_line__direction', sql`${t.direction} in (1, 2)`),
    check('bank_line__status', sql`${t.status} between 0 and 2`),
    check('bank_line__matched', sql`(${t.status} = 1) = (${t.matchId} is not null)`),
    check('bank_line__ignored', sql`(${t.status} = 2) = (${t.reason} <> '')`),
    index('bank_line__booked').on(t.bookedAt, t.id, t.status, t.direction, t.amount), // the list, the latest first, and sums of a period or of all
    index('bank_line__of').on(t.status, t.bookedAt, t.id), // those of a state
    index('bank_line__account').on(t.accountId, t.status, t.bookedAt, t.id, t.direction, t.amount), // those of an account, what waits of it, and its sums
    index('bank_line__statement').on(t.statementId, t.status, t.id), // those of a statement, and what waits of it
    index('bank_line__match').on(t.matchId), // lines of a match
    index('bank_line__sum').on(t.amount, t.bookedAt), // an amount; lines that may be of one receipt
    index('bank_line__parts').using('gin', bankLineParts), // part of a name, a number or a remark
  ],
);
export type BankLineRecord = typeof bankLine.$inferSelect;
