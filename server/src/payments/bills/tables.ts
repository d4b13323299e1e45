import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { attemptKinds } from '#contract/payments/attempts.ts';
import { billDifferenceKinds, billDifferenceStates, billEntryKinds, billStates } from '#contract/payments/bills.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Bill of a provider for a day, as it was compared last. */
export const paymentBill = unaudited(
  pgTable(
    'payment_bill',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      provider: varchar({ length: 32 }).notNull(),
      day: date({ mode: 'string' }).notNull(),
      state: varchar({ length: 8, enum: billStates.values }).notNull(),
      ourCount: integer().notNull().default(0),
      theirCount: integer().notNull().default(0),
      ourPaid: fen().notNull().default(0),
      theirPaid: fen().notNull().default(0),
      ourBack: fen().notNull().default(0),
      theirBack: fen().notNull().default(0),
      /** Fees that the provider took, less those that it gave back; null where its bill does not tell. */
      fee: fen(),
      differing: integer().notNull().default(0),
      /** Differences for which there was no more room in the list. */
      unlisted: integer().notNull().default(0),
      open: integer().notNull().default(0),
      why: varchar({ length: 255 }),
      ...stamps,
    },
    (t) => [
      unique('payment_bill__day').on(t.provider, t.day),
      index('payment_bill__latest').on(t.day, t.id), // days, the latest first
    ],
  ),
  'it repeats what the provider and other records say, and is written again whenever the bill is fetched',
);

/** Record about which a bill and our books differ, until somebody says what became of it. */
export const paymentBillDifference = pgTable(
  'payment_bill_difference',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    billId: integer()
      .notNull()
      .references(() => paymentBill.id),
    kind: varchar({ length: 16, enum: billDifferenceKinds.values }).notNull(),
    entry: varchar({ length: 8, enum: billEntryKinds.values }).notNull(),
    number: varchar({ length: 64 }).notNull(),
    providerNo: varchar({ length: 64 }).notNull(),
    at: instant().notNull(),
    subject: varchar({ length: 16, enum: attemptKinds.values }),
    orderNo: varchar({ length: 40 }),
    ours: fen(),
    theirs: fen(),
    state: varchar({ length: 8, enum: billDifferenceStates.values }).notNull(),
    reason: varchar({ length: 200 }),
    /** Administrator who resolved it; 0 where a later comparison did. */
    resolverId: integer(),
    resolver: varchar({ length: 64 }),
    resolvedTime: instant(),
    ...stamps,
  },
  (t) => [
    unique('payment_bill_difference__record').on(t.billId, t.kind, t.entry, t.number, t.providerNo),
    check('payment_bill_difference__resolved', sql`(${t.state} = 'resolved') = (${t.reason} is not null)`),
  ],
);

export type BillRow = typeof paymentBill.$inferSelect;
export type DifferenceRow = typeof paymentBillDifference.$inferSelect;
