import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';

/** Columns that the search finds payments by. */
export const cashPaymentParts = sql.raw(`search_parts(payment_no || ' ' || biz_no || ' ' || payee)`);

/** Money that the shop pays out by hand: applied for by one person, approved by another, and registered once it has left. */
export const cashPayment = pgTable(
  'cash_payment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentNo: varchar({ length: 32 }).notNull(),
    /** Document that it pays, of `cashPaymentKinds`, and its number; empty where there is none. */
    bizType: integer().notNull(),
    bizNo: varchar({ length: 40 }).notNull(),
    /** Shop whose bill it pays; 0 for the own shop. */
    merId: integer().notNull(),
    payee: varchar({ length: 64 }).notNull(),
    bank: varchar({ length: 64 }).notNull(),
    account: varchar({ length: 32 }).notNull(),
    amount: fen().notNull(),
    reason: varchar({ length: 200 }).notNull(),
    /** State, of `cashPaymentStates`. */
    status: integer().notNull(),
    /** Administrators who applied for it and decided on it; 0 for nobody, and for a job. */
    applicantId: integer().notNull(),
    applicant: varchar({ length: 64 }).notNull(),
    auditorId: integer().notNull().default(0),
    auditor: varchar({ length: 64 }).notNull().default(''),
    auditTime: instant(),
    auditRemark: varchar({ length: 200 }).notNull().default(''),
    /** Administrator who registered that it was paid. */
    payerId: integer().notNull().default(0),
    payer: varchar({ length: 64 }).notNull().default(''),
    paidAt: instant(),
    payoutNo: varchar({ length: 64 }).notNull().default(''),
    vouchers: jsonb().$type<string[]>().notNull(),
    ...stamps,
  },
  (t) => [
    unique('cash_payment__payment_no').on(t.paymentNo),
    check('cash_payment__amount', sql`${t.amount} > 0`),
    check('cash_payment__status', sql`${t.status} between 0 and 3`),
    check('cash_payment__two_people', sql`${t.auditorId} = 0 or ${t.auditorId} <> ${t.applicantId} or ${t.status} = 3`),
    check('cash_payment__audited', sql`${t.status} = 0 or ${t.auditTime} is not null`),
    check('cash_payment__paid', sql`(${t.status} = 2) = (${t.paidAt} is not null)`),
    uniqueIndex('cash_payment__settlement')
      .on(t.bizNo)
      .where(sql`biz_type in (1, 4) and status <> 3`), // a bill, or a statement of an operator, is paid once
    uniqueIndex('cash_payment__refund')
      .on(t.bizNo)
      .where(sql`biz_type = 2 and status in (0, 1)`), // of an order one refund at a time
    index('cash_payment__created').on(t.createTime, t.id), // the list, the latest first, also of a period
    index('cash_payment__of').on(t.status, t.createTime, t.id), // those of a state
    index('cash_payment__kind').on(t.bizType, t.createTime, t.id), // those of a kind
    index('cash_payment__payout')
      .on(t.payoutNo)
      .where(sql`payout_no <> ''`), // the payment of a line of the bank, by its number
    index('cash_payment__sum').on(t.amount, t.status, t.paidAt), // those of an amount, for a line of the bank
    index('cash_payment__parts').using('gin', cashPaymentParts), // part of a number or of a payee
    index('cash_payment__paid_at')
      .on(t.paidAt, t.id)
      .where(sql`status = 2`), // what was paid on a day
  ],
);

export type CashPaymentRecord = typeof cashPayment.$inferSelect;

/** View of the whole account of a payment; the change log has the viewer. */
export const cashPaymentView = pgTable(
  'cash_payment_view',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => cashPayment.id),
    createTime: instant().notNull(),
  },
  (t) => [index('cash_payment_view__payment').on(t.paymentId)], // the history of a payment
);
