import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { creditEntryKinds } from '#contract/cashier/credit-record.ts';
import { order } from '#server/orders/index.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { creditAccount } from '../credit-accounts/tables.ts';

/** Debt of an account: of an order that was settled on credit, or of an adjustment. */
export const creditDebt = pgTable(
  'credit_debt',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    creditId: integer()
      .notNull()
      .references(() => creditAccount.id),
    orderId: integer().references(() => order.id),
    /** Empty for none. */
    orderNo: varchar({ length: 32 }).notNull(),
    /** Reason of a debt without an order. */
    says: varchar({ length: 200 }).notNull(),
    amount: fen().notNull(),
    /** Sum of its rows of the ledger. */
    left: fen().notNull(),
    dueDay: date({ mode: 'string' }).notNull(),
    ...stamps,
  },
  (t) => [
    unique('credit_debt__order').on(t.orderId),
    check('credit_debt__left', sql`${t.left} between 0 and ${t.amount}`),
    index('credit_debt__open')
      .on(t.creditId, t.dueDay, t.left)
      .where(sql`"left" > 0`), // ageing of an account, and what a repayment pays first
    index('credit_debt__due')
      .on(t.dueDay, t.id)
      .where(sql`"left" > 0`), // open debts of an age, and the timer that reminds
    index('credit_debt__of').on(t.creditId, t.dueDay, t.id), // all debts of an account
    index('credit_debt__days').on(t.dueDay, t.id), // all debts
    index('credit_debt__number').on(t.orderNo), // the debt of an order
  ],
);
export type CreditDebtRecord = typeof creditDebt.$inferSelect;

/** Movement of what an account owes, written once: on a debt, or beside all of them where it is money beyond the debts. */
export const creditEntry = pgTable(
  'credit_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    creditId: integer()
      .notNull()
      .references(() => creditAccount.id),
    debtId: integer().references(() => creditDebt.id),
    kind: varchar({ length: 12, enum: creditEntryKinds.values }).notNull(),
    /** Above zero the customer owes more. */
    amount: fen().notNull(),
    /** Debts less money beyond them, after it. */
    balance: fen().notNull(),
    orderNo: varchar({ length: 32 }).notNull(),
    receiptNo: varchar({ length: 32 }).notNull(),
    says: varchar({ length: 200 }).notNull(),
    actor: varchar({ length: 64 }).notNull(),
    createTime: instant().notNull(),
  },
  (t) => [
    check('credit_entry__amount', sql`${t.amount} <> 0`),
    index('credit_entry__of').on(t.creditId, t.id), // ledger of an account
    index('credit_entry__at').on(t.creditId, t.createTime, t.id), // its statement of a period
    index('credit_entry__debt').on(t.debtId), // movements of a debt
    index('credit_entry__receipt')
      .on(t.receiptNo)
      .where(sql`receipt_no <> ''`), // what a receipt paid, to take it back
  ],
);
export type CreditEntryRecord = typeof creditEntry.$inferSelect;
