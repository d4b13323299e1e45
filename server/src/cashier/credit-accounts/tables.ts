import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { customer } from '#server/customers/index.ts';
import { fen, stamps } from '#server/platform/database/columns.ts';

/** Columns that the search finds accounts by. */
export const creditAccountParts = sql.raw(`search_parts(credit_no || ' ' || company || ' ' || contact)`);

/** Account of a customer who may pay later. `owed` and `surplus` are what its ledger says, and one of them is zero. */
export const creditAccount = pgTable(
  'credit_account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    creditNo: varchar({ length: 24 }).notNull(),
    uid: integer()
      .notNull()
      .references(() => customer.id),
    company: varchar({ length: 64 }).notNull(),
    contact: varchar({ length: 32 }).notNull(),
    phone: varchar({ length: 18 }).notNull(),
    creditLimit: fen().notNull(),
    termDays: integer().notNull(),
    remark: varchar({ length: 200 }).notNull(),
    /** May take new debts. */
    status: boolean().notNull(),
    /** Left of its debts. */
    owed: fen().notNull().default(0),
    /** Money of the customer beyond the debts; the next one takes it first. */
    surplus: fen().notNull().default(0),
    ...stamps,
  },
  (t) => [
    unique('credit_account__number').on(t.creditNo),
    unique('credit_account__customer').on(t.uid),
    check('credit_account__limit', sql`${t.creditLimit} >= 0`),
    check('credit_account__term', sql`${t.termDays} between 0 and 365`),
    check('credit_account__owed', sql`${t.owed} >= 0`),
    check('credit_account__surplus', sql`${t.surplus} >= 0 and (${t.owed} = 0 or ${t.surplus} = 0)`),
    index('credit_account__owing').on(t.owed, t.id), // the list, those that owe most first
    index('credit_account__parts').using('gin', creditAccountParts), // part of a number or of a name
  ],
);
export type CreditAccountRecord = typeof creditAccount.$inferSelect;
