import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { order } from '#server/orders/index.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { creditAccount } from '../credit-accounts/tables.ts';
import { creditDebt } from '../credit-entries/tables.ts';

/** Columns that the search finds receipts by. */
export const cashReceiptParts = sql.raw(`search_parts(receipt_no || ' ' || biz_no || ' ' || payer || ' ' || trade_no)`);

/** Money that people received: written down first, and confirmed once it is there, which pays what it is for. */
export const cashReceipt = pgTable(
  'cash_receipt',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    receiptNo: varchar({ length: 32 }).notNull(),
    /** Shop of all its orders; 0 for the own shop, and where they are of several. */
    merId: integer().notNull(),
    /** Parts of the prices of its orders, of which others come in other receipts. */
    isPartial: boolean().notNull().default(false),
    /** Document that it is for, of `cashReceiptKinds`, and its number; empty where it is for several orders, or for none. */
    bizType: integer().notNull(),
    bizNo: varchar({ length: 40 }).notNull(),
    /** Account whose debts it pays off; none for anything else. */
    creditId: integer().references(() => creditAccount.id),
    payer: varchar({ length: 64 }).notNull(),
    method: varchar({ length: 16, enum: receiptMethods.values }).notNull(),
    amount: fen().notNull(),
    tradeNo: varchar({ length: 64 }).notNull(),
    remark: varchar({ length: 150 }).notNull(),
    vouchers: jsonb().$type<string[]>().notNull(),
    receivedAt: instant().notNull(),
    cashierId: integer().notNull(),
    cashier: varchar({ length: 64 }).notNull(),
    /** State, of `cashReceiptStates`. */
    status: integer().notNull(),
    confirmer: varchar({ length: 64 }).notNull().default(''),
    confirmTime: instant(),
    voider: varchar({ length: 64 }).notNull().default(''),
    voidTime: instant(),
    voidReason: varchar({ length: 200 }).notNull().default(''),
    ...stamps,
  },
  (t) => [
    unique('cash_receipt__receipt_no').on(t.receiptNo),
    check('cash_receipt__amount', sql`${t.amount} > 0`),
    check('cash_receipt__status', sql`${t.status} between 0 and 2`),
    check('cash_receipt__confirmed', sql`${t.status} <> 1 or ${t.confirmTime} is not null`),
    check('cash_receipt__voided', sql`(${t.status} = 2) = (${t.voidTime} is not null)`),
    index('cash_receipt__received').on(t.receivedAt, t.id), // the list, the latest first, also of a period
    index('cash_receipt__of').on(t.status, t.receivedAt, t.id), // those of a state
    index('cash_receipt__kind').on(t.bizType, t.receivedAt, t.id), // those of a kind
    index('cash_receipt__way').on(t.method, t.receivedAt, t.id), // those of a way of paying
    index('cash_receipt__credit')
      .on(t.creditId)
      .where(sql`credit_id is not null`), // repayments of an account
    index('cash_receipt__trade')
      .on(t.tradeNo)
      .where(sql`trade_no <> ''`), // the receipt of a line of the bank, by its number
    index('cash_receipt__biz')
      .on(t.bizNo)
      .where(sql`biz_no <> ''`), // those of a document
    index('cash_receipt__sum').on(t.amount, t.receivedAt), // those of an amount, for a line of the bank
    index('cash_receipt__parts').using('gin', cashReceiptParts), // part of a number or of a payer
  ],
);
export type CashReceiptRecord = typeof cashReceipt.$inferSelect;

/** Order that a receipt is for, with its part of the money; `state` is that of the receipt. */
export const cashReceiptPart = pgTable(
  'cash_receipt_part',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    receiptId: integer()
      .notNull()
      .references(() => cashReceipt.id),
    orderId: integer()
      .notNull()
      .references(() => order.id),
    orderNo: varchar({ length: 32 }).notNull(),
    amount: fen().notNull(),
    state: integer().notNull(),
    /** Copied from the receipt. */
    isPartial: boolean().notNull().default(false),
  },
  (t) => [
    unique('cash_receipt_part__once').on(t.receiptId, t.orderId),
    check('cash_receipt_part__amount', sql`${t.amount} > 0`),
    uniqueIndex('cash_receipt_part__confirmed')
      .on(t.orderId)
      .where(sql`state = 1 and not is_partial`), // an order has one confirmed receipt of its whole price
    index('cash_receipt_part__order').on(t.orderNo), // receipts of an order
  ],
);

/** Debt that a repayment is meant for, with its part of the money. */
export const cashReceiptDebt = pgTable(
  'cash_receipt_debt',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    receiptId: integer()
      .notNull()
      .references(() => cashReceipt.id),
    debtId: integer()
      .notNull()
      .references(() => creditDebt.id),
    amount: fen().notNull(),
  },
  (t) => [unique('cash_receipt_debt__once').on(t.receiptId, t.debtId), check('cash_receipt_debt__amount', sql`${t.amount} > 0`)],
);
