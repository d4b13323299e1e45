import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';
import { category } from '../categories/tables.ts';

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

/** Categories in which a brand is at home. */
export const brandCate = pgTable(
  'brand_cate',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    brandId: integer()
      .notNull()
      .references(() => brand.id),
    cateId: integer().notNull(),
  },
  (t) => [
    unique('brand_cate__brand').on(t.brandId, t.cateId),
    foreignKey({ name: 'brand_cate__category', columns: [t.cateId], foreignColumns: [category.id] }),
    index('brand_cate__cate').on(t.cateId, t.brandId), // the category filter, and a category that goes
  ],
);
