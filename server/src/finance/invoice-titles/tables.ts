import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { customer } from '#server/customers/index.ts';
import { instant, stamps } from '#server/platform/database/columns.ts';

/** Columns of a title, wherever one is kept. */
export const titleColumns = {
  /** Type of title, of `titleTypes`. */
  titleType: integer().notNull(),
  title: varchar({ length: 100 }).notNull(),
  taxNo: varchar({ length: 20 }).notNull(),
  regAddress: varchar({ length: 200 }).notNull(),
  regPhone: varchar({ length: 30 }).notNull(),
  bankName: varchar({ length: 100 }).notNull(),
  bankAccount: varchar({ length: 40 }).notNull(),
  email: varchar({ length: 100 }).notNull(),
  phone: varchar({ length: 15 }).notNull(),
};

/** A title that a customer has used or saved: one per tax number, or per name where there is none. */
export const invoiceTitle = pgTable(
  'invoice_title',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: integer()
      .notNull()
      .references(() => customer.id),
    ...titleColumns,
    isDefault: boolean().notNull().default(false),
    usedTime: instant().notNull(),
    ...stamps,
  },
  (t) => [
    uniqueIndex('invoice_title__of').on(t.uid, sql`coalesce(nullif(tax_no, ''), title)`),
    uniqueIndex('invoice_title__default')
      .on(t.uid)
      .where(sql`is_default`),
    check('invoice_title__type', sql`${t.titleType} in (1, 2)`),
    index('invoice_title__used').on(t.uid, t.usedTime, t.id), // those of one customer, the latest used first
  ],
);
export type TitleRecord = typeof invoiceTitle.$inferSelect;
