import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, unique, varchar } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { admin, role } from '../rights/tables.ts';

const owner = () =>
  integer()
    .notNull()
    .references(() => admin.id, { onDelete: 'cascade' });

/** Preferences of a person: columns, layout. */
export const preference = unaudited(
  pgTable(
    'preference',
    {
      adminId: owner(),
      key: varchar({ length: 64 }).notNull(),
      value: jsonb().$type<z.core.util.JSONType>().notNull(),
      updateTime: instant().notNull(),
    },
    (t) => [primaryKey({ columns: [t.adminId, t.key] })],
  ),
  'it concerns nobody but its owner and changes with every drag',
);

/** A named look at a list, which others may use when it is shared. */
export const savedView = pgTable(
  'saved_view',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    adminId: owner(),
    screen: varchar({ length: 64 }).notNull(),
    name: varchar({ length: 20 }).notNull(),
    query: varchar({ length: 2000 }).notNull(),
    columns: jsonb().$type<z.core.util.JSONType>(),
    shared: boolean().notNull(),
    ...stamps,
  },
  (t) => [unique('saved_view__name').on(t.adminId, t.screen, t.name), index('saved_view__screen').on(t.screen)],
);

/** The view a list opens with, for a person or for whoever holds a role. */
export const openingView = pgTable(
  'opening_view',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    screen: varchar({ length: 64 }).notNull(),
    viewId: integer()
      .notNull()
      .references(() => savedView.id, { onDelete: 'cascade' }),
    adminId: integer().references(() => admin.id, { onDelete: 'cascade' }),
    roleId: integer().references(() => role.id, { onDelete: 'cascade' }),
  },
  (t) => [
    check('opening_view__whose', sql`num_nonnulls(${t.adminId}, ${t.roleId}) = 1`),
    unique('opening_view__admin').on(t.adminId, t.screen),
    unique('opening_view__role').on(t.roleId, t.screen),
    index('opening_view__view').on(t.viewId), // whom a view opens for, and a view that goes
  ],
);

/** Views that a person does not open a list with, whatever his roles do. */
export const leftView = pgTable(
  'left_view',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    adminId: owner(),
    viewId: integer()
      .notNull()
      .references(() => savedView.id, { onDelete: 'cascade' }),
  },
  (t) => [
    unique('left_view__admin').on(t.adminId, t.viewId),
    index('left_view__view').on(t.viewId), // a view that goes
  ],
);
