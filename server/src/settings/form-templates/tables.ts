import { integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

/** A form by the number that clients know it by; its fields stand in `content` as JSON text, in their order. */
export const formTemp = pgTable('form_temp', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: varchar({ length: 500 }).notNull(),
  info: varchar({ length: 500 }).notNull(),
  content: text().notNull(),
  ...stamps,
});
