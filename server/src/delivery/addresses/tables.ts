import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { customer } from '#server/customers/index.ts';
import { stamps } from '#server/platform/database/columns.ts';

/** Address book of customers. An order copies what it needs, so an address may go at any time. */
export const customerAddress = pgTable(
  'customer_address',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: integer()
      .notNull()
      .references(() => customer.id),
    name: varchar({ length: 32 }).notNull(),
    phone: varchar({ length: 18 }).notNull(),
    province: varchar({ length: 32 }).notNull(),
    city: varchar({ length: 32 }).notNull(),
    district: varchar({ length: 32 }).notNull(),
    detail: varchar({ length: 128 }).notNull(),
    /** Region by the code of the national standard; 0 is unknown. */
    cityId: integer().notNull(),
    isDefault: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [
    index('customer_address__uid').on(t.uid, t.id), // the book of one customer
    // Allows one default, whichever of two requests at once brings it.
    uniqueIndex('customer_address__default')
      .on(t.uid)
      .where(sql`is_default`),
  ],
);
