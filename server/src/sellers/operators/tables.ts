import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { admin } from '#server/access/index.ts';
import { instant, stamps, uniqueUnlessDeleted } from '#server/platform/database/columns.ts';
import { shop } from '#server/catalogue/index.ts';
import { accountColumns } from '../shop-accounts/tables.ts';

/** A company that runs shops of the mall. */
export const operator = pgTable(
  'operator',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 50 }).notNull(),
    creditCode: varchar({ length: 18 }).notNull(),
    contact: varchar({ length: 32 }).notNull(),
    phone: varchar({ length: 18 }).notNull(),
    railUnits: varchar({ length: 200 }).notNull(),
    /** Hundredths of a per cent. */
    shareRate: integer().notNull(),
    status: boolean().notNull(),
    remark: varchar({ length: 500 }).notNull(),
    isDel: boolean().notNull(),
    ...stamps,
  },
  (t) => [uniqueUnlessDeleted('operator__name', t.name), check('operator__rate', sql`${t.shareRate} between 0 and 10000`)],
);

/** Accounts that sign in for an operator; each belongs to one. */
export const operatorStaff = pgTable(
  'operator_staff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    operatorId: integer()
      .notNull()
      .references(() => operator.id),
    adminId: integer().notNull(),
    /** Its account was switched off with the operator, and is on again with it. */
    isSwitchedOff: boolean().notNull().default(false),
    createTime: instant().notNull(),
  },
  (t) => [
    unique('operator_staff__admin').on(t.adminId),
    foreignKey({ name: 'operator_staff__admin_there', columns: [t.adminId], foreignColumns: [admin.id] }).onDelete('cascade'),
    index('operator_staff__operator').on(t.operatorId), // people of an operator
  ],
);

/** Shops that an operator runs; each is run by one at most. */
export const operatorShop = pgTable(
  'operator_shop',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    operatorId: integer()
      .notNull()
      .references(() => operator.id),
    shopId: integer().notNull(),
    createTime: instant().notNull(),
  },
  (t) => [
    unique('operator_shop__shop').on(t.shopId),
    foreignKey({ name: 'operator_shop__shop_there', columns: [t.shopId], foreignColumns: [shop.id] }).onDelete('cascade'),
    index('operator_shop__operator').on(t.operatorId), // shops of an operator
  ],
);

/** The bank account that an operator is paid to. */
export const operatorAccount = pgTable(
  'operator_account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    operatorId: integer()
      .notNull()
      .references(() => operator.id, { onDelete: 'cascade' }),
    ...accountColumns,
  },
  (t) => [unique('operator_account__operator').on(t.operatorId)],
);

/** View of the whole account of an operator; the change log has the viewer. */
export const operatorAccountView = pgTable(
  'operator_account_view',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => operatorAccount.id, { onDelete: 'cascade' }),
    createTime: instant().notNull(),
  },
  (t) => [index('operator_account_view__account').on(t.accountId)], // the history of an account
);
