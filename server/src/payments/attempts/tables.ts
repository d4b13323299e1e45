import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { attemptKinds, attemptStates, differenceReasons } from '#contract/payments/attempts.ts';
import { moneyAnswers } from '#contract/payments/timeline.ts';
import { payChannels } from '#contract/services/pay-channels.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Payment that was begun at a provider, under a number that is never given again. */
export const paymentAttempt = unaudited(
  pgTable(
    'payment_attempt',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      number: varchar({ length: 32 }).notNull(),
      kind: varchar({ length: 16, enum: attemptKinds.values }).notNull(),
      /** Key of what it pays, in the table of its kind, and its number. */
      subjectId: integer().notNull(),
      orderNo: varchar({ length: 40 }).notNull(),
      payType: varchar({ length: 32 }).notNull(),
      provider: varchar({ length: 32 }).notNull(),
      merchant: varchar({ length: 64 }).notNull(),
      channel: varchar({ length: 16, enum: payChannels.values }).notNull(),
      appId: varchar({ length: 64 }).notNull(),
      /** Hash of who pays, which tells a repeated request from another one. */
      payer: varchar({ length: 64 }).notNull(),
      amount: fen().notNull(),
      state: varchar({ length: 16, enum: attemptStates.values }).notNull(),
      /** Code, parameters or address for its buyer, sealed, while it is open. */
      prepay: text(),
      expiry: instant().notNull(),
      transactionNo: varchar({ length: 64 }),
      paidTime: instant(),
      /** Number of times that the provider was asked what became of it. */
      asks: integer().notNull().default(0),
      askedTime: instant(),
      /** Time of the next question; none once it is over. */
      nextAskTime: instant(),
      why: varchar({ length: 255 }),
      ...stamps,
    },
    (t) => [
      unique('payment_attempt__number').on(t.number),
      unique('payment_attempt__transaction').on(t.transactionNo, t.provider), // also the one that news of its money is about
      check('payment_attempt__amount', sql`${t.amount} > 0`),
      check('payment_attempt__paid', sql`(${t.state} = 'paid') = (${t.transactionNo} is not null)`),
      index('payment_attempt__of').on(t.kind, t.subjectId, t.id), // those of an order, in order
      index('payment_attempt__due')
        .on(t.nextAskTime, t.id)
        .where(sql`next_ask_time is not null`), // whom to ask next, the longest due first
      index('payment_attempt__paid')
        .on(t.paidTime)
        .where(sql`state = 'paid'`), // those of a day, beside the bill of the provider
    ],
  ),
  'what it pays is recorded in its own noun, and each question in payment_ask',
);

export type AttemptRecord = typeof paymentAttempt.$inferSelect;

/** Question to the provider, and its answer. */
export const paymentAsk = unaudited(
  pgTable(
    'payment_ask',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      attemptId: integer()
        .notNull()
        .references(() => paymentAttempt.id),
      at: instant().notNull(),
      act: varchar({ length: 8, enum: ['create', 'query', 'close'] }).notNull(),
      answer: varchar({ length: 16, enum: moneyAnswers.values }).notNull(),
      /** Reason or number that came with the answer. */
      detail: varchar({ length: 255 }).notNull().default(''),
    },
    (t) => [index('payment_ask__of').on(t.attemptId, t.id)], // the questions of one, in order
  ),
  'it is a log itself',
);

/** Money that came and moved nothing here; its task leaves it to people. */
export const paymentDifference = unaudited(
  pgTable(
    'payment_difference',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      provider: varchar({ length: 32 }).notNull(),
      transactionNo: varchar({ length: 64 }).notNull(),
      /** Number that the money came for, ours or not. */
      number: varchar({ length: 64 }).notNull(),
      amount: fen().notNull(),
      paidTime: instant().notNull(),
      reason: varchar({ length: 16, enum: differenceReasons.values }).notNull(),
      ...stamps,
    },
    (t) => [
      unique('payment_difference__transaction').on(t.provider, t.transactionNo),
      index('payment_difference__number').on(t.number), // on the timeline of what it was for
    ],
  ),
  'it is a log itself, and people see its task',
);
export type DifferenceRecord = typeof paymentDifference.$inferSelect;
