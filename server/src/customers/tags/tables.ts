import { boolean, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { stamps, uniqueUnlessDeleted } from '#server/platform/database/columns.ts';
import { customer } from '../customers/tables.ts';

/** A word that staff put on customers. */
export const customerTag = pgTable(
  'customer_tag',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 50 }).notNull(),
    isDel: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [uniqueUnlessDeleted('customer_tag__name', t.name)],
);

/** Tags of customers. */
export const customerTagLink = pgTable(
  'customer_tag_link',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: integer()
      .notNull()
      .references(() => customer.id),
    tagId: integer()
      .notNull()
      .references(() => customerTag.id),
  },
  (t) => [
    unique('customer_tag_link__once').on(t.uid, t.tagId),
    index('customer_tag_link__tag').on(t.tagId, t.uid), // the filter by tag, and a tag that goes
  ],
);
