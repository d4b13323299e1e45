import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { type Pieces, tillKinds } from '#contract/cashier/day-closing-record.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';

/** Movement of the cash in the till, written once. */
export const tillEntry = pgTable(
  'till_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: varchar({ length: 12, enum: tillKinds.values }).notNull(),
    /** Above zero the till has more. */
    amount: fen().notNull(),
    /** Number of the receipt, payment or order; empty for none. */
    number: varchar({ length: 40 }).notNull(),
    says: varchar({ length: 200 }).notNull(),
    actor: varchar({ length: 64 }).notNull(),
    /** Moment at which the cash moved, which may lie before it was written down. */
    at: instant().notNull(),
    createTime: instant().notNull(),
  },
  (t) => [
    check('till_entry__amount', sql`${t.amount} <> 0`),
    index('till_entry__at').on(t.at, t.id, t.kind, t.amount), // books of a day
  ],
);
export type TillEntryRecord = typeof tillEntry.$inferSelect;

/** Close of a day of the till: counted by one person, confirmed by another. Nothing is booked on its day while it stands. */
export const dayClosing = pgTable(
  'day_closing',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    day: date({ mode: 'string' }).notNull(),
    opening: fen().notNull(),
    received: fen().notNull(),
    paid: fen().notNull(),
    deposited: fen().notNull(),
    books: fen().notNull(),
    counted: fen().notNull(),
    difference: fen().notNull(),
    reason: varchar({ length: 200 }).notNull(),
    counts: jsonb().$type<Pieces[]>().notNull(),
    /** State, of `closingStates`. */
    status: integer().notNull(),
    /** Administrators who counted it and who confirmed it; 0 for nobody. */
    cashierId: integer().notNull(),
    cashier: varchar({ length: 64 }).notNull(),
    confirmerId: integer().notNull().default(0),
    confirmer: varchar({ length: 64 }).notNull().default(''),
    confirmTime: instant(),
    rejectReason: varchar({ length: 200 }).notNull().default(''),
    ...stamps,
  },
  (t) => [
    uniqueIndex('day_closing__day')
      .on(t.day)
      .where(sql`status <> 2`), // a day is closed once
    check('day_closing__status', sql`${t.status} between 0 and 2`),
    check('day_closing__books', sql`${t.books} = ${t.opening} + ${t.received} - ${t.paid} - ${t.deposited}`),
    check(
      'day_closing__difference',
      sql`${t.difference} = ${t.counted} - ${t.books} and (${t.difference} = 0 or ${t.reason} <> '')`,
    ),
    check('day_closing__two_people', sql`${t.status} <> 1 or ${t.confirmerId} <> ${t.cashierId}`),
    index('day_closing__days').on(t.day, t.id), // the list, the latest first, also of a period
    index('day_closing__of').on(t.status, t.day, t.id), // those of a state
    index('day_closing__differing')
      .on(t.day, t.id)
      .where(sql`difference <> 0`), // those with a difference
  ],
);
export type DayClosingRecord = typeof dayClosing.$inferSelect;
