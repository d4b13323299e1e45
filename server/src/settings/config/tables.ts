import { boolean, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

/** Setting of the shop. Keys without a row hold their initial value. */
export const config = pgTable(
  'config',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 255 }).notNull(),
    title: varchar({ length: 255 }).notNull(),
    formId: integer().notNull().default(0),
    value: text().notNull(),
    /** The text is encrypted: a form draws a password of a key that nothing here declares. */
    isSealed: boolean().notNull().default(false),
    /** The wire’s "hidden": false is live. */
    status: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [unique('config__name').on(t.name)],
);
