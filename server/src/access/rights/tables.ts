import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, varchar, check, text, unique } from 'drizzle-orm/pg-core';
import { stamps, fen, instant, uniqueUnlessDeleted } from '#server/platform/database/columns.ts';
import { dataScopes } from '#contract/access/role-record.ts';

/** Directories (M), pages (C) and buttons (A): what a role may be granted, and what the sidebar shows. */
export const menu = pgTable(
  'menu',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    /** Null at the top, 0 on the wire. */
    pid: integer().references((): AnyPgColumn => menu.id),
    name: varchar({ length: 100 }).notNull(),
    icon: varchar({ length: 255 }),
    perms: varchar({ length: 200 }),
    /** The address of the page. */
    component: varchar({ length: 200 }),
    menuType: varchar({ length: 1, enum: ['M', 'C', 'A'] }).notNull(),
    sort: integer().notNull().default(99_999),
    /** A hidden node is left out of the sidebar, but still grants. */
    isShow: boolean().notNull().default(true),
    /** Row of the menu that everybody has who is signed in. */
    isPublic: boolean().notNull().default(false),
    deleted: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [index('menu__pid').on(t.pid)],
);

/** A bundle of rights; an administrator has the rights of all his active roles. */
export const role = pgTable(
  'role',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100 }),
    roleName: varchar({ length: 32 }).notNull(),
    level: integer().notNull().default(1),
    status: boolean().notNull().default(true),
    /** Every right there is, whatever is granted and even while switched off. */
    isSuper: boolean().notNull().default(false),
    /** The largest refund its holders may agree alone; null is no limit. */
    refundLimit: fen(),
    /** The most that each of its holders may refund alone in 24 hours; null is no limit. */
    refundDayLimit: fen(),
    /** Its holders sign in with a code as well, and set that up before anything else. */
    requiresTwoStep: boolean().notNull().default(false),
    /** All that its holders see: everything, the orders of their pick-up point, or the products of their shop. */
    dataScope: text({ enum: dataScopes.values }).notNull().default('all'),
    ...stamps,
  },
  (t) => [
    unique('role__name').on(t.roleName),
    check('role__refund_limit', sql`refund_limit >= 0 and refund_day_limit >= 0`),
    check('role__data_scope', sql`data_scope in ('all', 'points', 'shop')`),
  ],
);

/** Nodes of the menu tree that a role grants. */
export const roleMenu = pgTable(
  'role_menu',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    roleId: integer()
      .notNull()
      .references(() => role.id, { onDelete: 'cascade' }),
    menuId: integer()
      .notNull()
      .references(() => menu.id, { onDelete: 'cascade' }),
  },
  (t) => [unique('role_menu__pair').on(t.roleId, t.menuId), index('role_menu__menu').on(t.menuId)],
);

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
  (t) => [uniqueUnlessDeleted('admin__account', t.account)],
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
