import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { customer } from '../customers/tables.ts';

/** View of a customer's whole phone or identity number; the change log has the viewer, and which of the two. */
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
