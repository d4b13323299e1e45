import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { customer } from '../customers/tables.ts';

/** Somebody looked at the whole phone or identity number of a customer; who it was, and at which, stands in the change log. */
export const customerPhoneView = pgTable(
  'customer_phone_view',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: integer()
      .notNull()
      .references(() => customer.id),
    createTime: instant().notNull(),
  },
  (t) => [index('customer_phone_view__uid').on(t.uid)], // the history of a customer
);
