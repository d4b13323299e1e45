import { sql } from 'drizzle-orm';
import { dataScopes } from '#contract/access/roles.ts';
import { boolean, check, index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { fen, stamps } from '#server/platform/database/columns.ts';
import { menu } from '../menus/tables.ts';

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
    /** Its holders sign in with a code as well, and set that up before anything else. */
    requiresTwoStep: boolean().notNull().default(false),
    /** All that its holders see: everything, the orders of their pick-up point, or the products of their shop. */
    dataScope: text({ enum: dataScopes.values }).notNull().default('all'),
    ...stamps,
  },
  (t) => [
    unique('role__name').on(t.roleName),
    check('role__refund_limit', sql`refund_limit >= 0`),
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
