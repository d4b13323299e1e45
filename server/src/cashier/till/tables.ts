import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { tillKinds } from '#contract/cashier/day-closings.ts';
import { fen, instant } from '#server/platform/database/columns.ts';

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
