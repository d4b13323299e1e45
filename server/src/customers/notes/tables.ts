import { boolean, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { NOTE_MAX } from '#contract/customers/notes.ts';
import { instant } from '#server/platform/database/columns.ts';
import { customer } from '../customers/tables.ts';

/** A note of staff on a customer, which is never rewritten. */
export const customerNote = pgTable(
  'customer_note',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: integer()
      .notNull()
      .references(() => customer.id),
    content: varchar({ length: NOTE_MAX }).notNull(),
    actorName: varchar({ length: 64 }).notNull(),
    isDel: boolean().notNull().default(false),
    createTime: instant().notNull(),
  },
  (t) => [index('customer_note__uid').on(t.uid, t.id)], // the notes on one customer, and their part of the history
);
