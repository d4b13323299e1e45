import { index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { shop } from '#server/catalogue/index.ts';

/** Columns of a bank account that somebody is paid to. */
export const accountColumns = {
  bankName: varchar({ length: 64 }).notNull(),
  bankAccountName: varchar({ length: 64 }).notNull(),
  bankAccount: varchar({ length: 32 }).notNull(),
  ...stamps,
};

/** The bank account that a shop is paid to. */
export const shopAccount = pgTable(
  'shop_account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer()
      .notNull()
      .references(() => shop.id, { onDelete: 'cascade' }),
    ...accountColumns,
  },
  (t) => [unique('shop_account__shop').on(t.shopId)],
);

/** View of the whole account of a shop; the change log has the viewer. */
export const shopAccountView = pgTable(
  'shop_account_view',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => shopAccount.id, { onDelete: 'cascade' }),
    createTime: instant().notNull(),
  },
  (t) => [index('shop_account_view__account').on(t.accountId)], // the history of an account
);
