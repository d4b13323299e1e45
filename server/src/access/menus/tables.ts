import { type AnyPgColumn, boolean, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

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
