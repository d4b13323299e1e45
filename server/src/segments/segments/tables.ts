import { boolean, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import type { CustomerFilter } from '#contract/customers/customer-filter.ts';
import { stamps, uniqueUnlessDeleted } from '#server/platform/database/columns.ts';

/** A name for conditions of the customer list. Who belongs to it is found anew each time. */
export const segment = pgTable(
  'segment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 30 }).notNull(),
    filter: jsonb().$type<CustomerFilter>().notNull(),
    /** The administrator who made it. */
    adminId: integer(),
    isDel: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [uniqueUnlessDeleted('segment__name', t.name)],
);
