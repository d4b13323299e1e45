import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { role } from '../roles/tables.ts';

/** Administrators: everybody who works here. */
export const admin = pgTable(
  'admin',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: varchar({ length: 32 }).notNull(),
    realName: varchar({ length: 16 }).notNull(),
    level: integer().notNull().default(1),
    status: boolean().notNull().default(true),
    isDel: boolean().notNull().default(false),
    phone: varchar({ length: 15 }),
    isSms: boolean().notNull().default(false),
    mustChangePassword: boolean().notNull().default(false),
    passwordTime: instant(),
    /** Signing in takes a code as well. */
    twoStep: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [
    uniqueIndex('admin__account')
      .on(t.account)
      .where(sql`not is_del`),
  ],
);

/** Roles of an administrator. */
export const adminRole = pgTable(
  'admin_role',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    adminId: integer()
      .notNull()
      .references(() => admin.id, { onDelete: 'cascade' }),
    roleId: integer()
      .notNull()
      .references(() => role.id),
  },
  (t) => [unique('admin_role__pair').on(t.adminId, t.roleId), index('admin_role__role').on(t.roleId)],
);

/** The password's hash, and what each sign-in counts. */
export const adminLogin = unaudited(
  pgTable('admin_login', {
    adminId: integer()
      .primaryKey()
      .references(() => admin.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    loginCount: integer().notNull().default(0),
    lastIp: varchar({ length: 45 }),
    lastTime: instant(),
  }),
  'a hash belongs in no log, and every sign-in changes the row',
);
