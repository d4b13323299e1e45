import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { disbursementKinds, disbursementStates } from '#contract/payments/disbursements.ts';
import { moneyAnswers } from '#contract/payments/timeline.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Money that leaves the shop, from the moment when it is decided to the provider's last word. */
export const disbursement = unaudited(
  pgTable(
    'disbursement',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      kind: varchar({ length: 24, enum: disbursementKinds.values }).notNull(),
      /** Key of what it pays, in the table of its kind. */
      subjectId: integer().notNull(),
      /** Ours and the provider's key for it, the same in every question. */
      number: varchar({ length: 40 }).notNull(),
      orderNo: varchar({ length: 40 }).notNull(),
      tradeNo: varchar({ length: 64 }),
      payType: varchar({ length: 32 }).notNull(),
      amount: fen().notNull(),
      /** Sum that was paid in all, of which this is a part. */
      paid: fen().notNull(),
      state: varchar({ length: 16, enum: disbursementStates.values }).notNull(),
      /** Number of times that the provider was asked. */
      asks: integer().notNull().default(0),
      /** Time of the next question; none while people pay it, and once it is over. */
      nextAskTime: instant(),
      providerNo: varchar({ length: 64 }),
      /** The provider's or our own words for the state. */
      why: varchar({ length: 255 }),
      ...stamps,
    },
    (t) => [
      unique('disbursement__number').on(t.number),
      unique('disbursement__subject').on(t.kind, t.subjectId),
      check('disbursement__amount', sql`${t.amount} > 0 and ${t.amount} <= ${t.paid}`),
      index('disbursement__order').on(t.orderNo, t.id), // what went out for a record, in order
      index('disbursement__due')
        .on(t.nextAskTime, t.id)
        .where(sql`next_ask_time is not null`), // whom to ask next, the longest due first
    ],
  ),
  'what it pays is recorded in its own noun, and each question in disbursement_ask',
);

export type DisbursementRecord = typeof disbursement.$inferSelect;

/** Question to the provider, and its answer. */
export const disbursementAsk = unaudited(
  pgTable(
    'disbursement_ask',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      disbursementId: integer()
        .notNull()
        .references(() => disbursement.id),
      at: instant().notNull(),
      act: varchar({ length: 8, enum: ['refund', 'query'] }).notNull(),
      answer: varchar({ length: 16, enum: moneyAnswers.values }).notNull(),
      /** Reason or number that came with the answer. */
      detail: varchar({ length: 255 }).notNull().default(''),
    },
    (t) => [
      index('disbursement_ask__of').on(t.disbursementId, t.id), // the questions of one, in order
      index('disbursement_ask__refund')
        .on(t.at)
        .where(sql`act = 'refund'`), // requests of a day, beside the bill of the provider
    ],
  ),
  'it is a log itself',
);
