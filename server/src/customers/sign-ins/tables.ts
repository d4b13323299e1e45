import { date, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { customer } from '../customers/tables.ts';

/** Days on which customers signed in, with what each brought; points and experience lie in their ledgers. */
export const customerSignIn = unaudited(
  pgTable(
    'customer_sign_in',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      uid: integer()
        .notNull()
        .references(() => customer.id),
      /** Day of the shop's clock. */
      day: date().notNull(),
      /** Days in a row, this one included. */
      days: integer().notNull(),
      integral: integer().notNull(),
      experience: integer().notNull(),
      createTime: instant().notNull(),
    },
    (t) => [unique('customer_sign_in__day').on(t.uid, t.day)],
  ),
  'it is a log itself',
);
