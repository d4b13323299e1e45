import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

/** The maker's name on a product. */
export const brand = pgTable(
  'brand',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 32 }).notNull(),
    logo: varchar({ length: 255 }).notNull(),
    initial: varchar({ length: 1 }).notNull(),
    story: varchar({ length: 500 }).notNull(),
    sort: integer().notNull(),
    isShow: boolean().notNull(),
    isDel: boolean().notNull(),
    /** The number it has outside, by which imports find it again. */
    code: varchar({ length: 64 }),
    ...stamps,
  },
  (t) => [
    uniqueIndex('brand__name')
      .on(t.name)
      .where(sql`not is_del`),
    uniqueIndex('brand__code')
      .on(t.code)
      .where(sql`code is not null and not is_del`),
  ],
);
