import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

/** A node of one of the seven trees. `path` names its ancestors: "/0/12/" is a child of 12. */
export const category = pgTable(
  'category',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    pid: integer().notNull(),
    path: text().notNull(),
    name: varchar({ length: 50 }).notNull(),
    type: integer().notNull(),
    url: varchar({ length: 255 }),
    extra: text(),
    status: boolean().notNull(),
    sort: integer().notNull(),
    /** The number it has outside, by which imports find it again. */
    code: varchar({ length: 64 }),
    ...stamps,
  },
  (t) => [
    unique('category__name').on(t.type, t.pid, t.name),
    uniqueIndex('category__code')
      .on(t.type, t.code)
      .where(sql`code is not null`),
    check('category__type', sql`${t.type} between 1 and 7`),
    index('category__ancestors').using('gin', sql`string_to_array(btrim(path, '/'), '/')`), // products of a category and of all below it
    index('category__parent').on(t.pid), // deleting asks for children
  ],
);
