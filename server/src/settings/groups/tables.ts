import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

/** A small list of the shop, by the number that its readers know. */
export const dataGroup = pgTable('data_group', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: varchar({ length: 50 }).notNull(),
  info: varchar({ length: 256 }).notNull(),
  /** The form of its entries; 0 for none yet. */
  formId: integer().notNull().default(0),
  ...stamps,
});
