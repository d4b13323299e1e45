import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, varchar, foreignKey } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { stamps, uniqueUnlessDeleted } from '#server/platform/database/columns.ts';
import type { Platform } from '#contract/services/platforms.ts';

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
    /** Area of the settings, of `configKinds`; only where the type is settings. */
    configKind: integer(),
    ...stamps,
  },
  (t) => [
    unique('category__name').on(t.type, t.pid, t.name),
    uniqueIndex('category__code')
      .on(t.type, t.code)
      .where(sql`code is not null`),
    check('category__type', sql`${t.type} between 1 and 7`),
    check('category__config_kind', sql`config_kind is null or (type = 6 and config_kind between 0 and 3)`),
    index('category__ancestors').using('gin', sql`string_to_array(btrim(path, '/'), '/')`), // products of a category and of all below it
    index('category__parent').on(t.pid), // deleting asks for children
  ],
);

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
    uniqueUnlessDeleted('brand__name', t.name),
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

/** A seller that products belong to. Pick-up points are something else. */
export const shop = pgTable(
  'shop',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 64 }).notNull(),
    logo: varchar({ length: 255 }).notNull(),
    platform: varchar({ length: 16 }).$type<Platform | ''>().notNull(),
    sourceUrl: varchar({ length: 500 }).notNull(),
    contact: varchar({ length: 32 }).notNull(),
    phone: varchar({ length: 18 }).notNull(),
    /** Hundredths of a per cent. */
    commissionRate: integer().notNull(),
    intro: varchar({ length: 500 }).notNull(),
    /** Own number of the shop; empty where it has none. */
    code: varchar({ length: 32 }).notNull().default(''),
    /** Kind of `shopTypes`. */
    type: integer().notNull().default(1),
    railUnit: varchar({ length: 64 }).notNull().default(''),
    address: varchar({ length: 255 }).notNull().default(''),
    license: varchar({ length: 255 }).notNull().default(''),
    /** Cloud printer that waybills of its parcels come out of. */
    sheetPrinter: varchar({ length: 64 }).notNull().default(''),
    /** Period of `settleCycles`. */
    settleCycle: integer().notNull().default(3),
    remark: varchar({ length: 500 }).notNull().default(''),
    sort: integer().notNull(),
    status: boolean().notNull(),
    isDel: boolean().notNull(),
    ...stamps,
  },
  (t) => [
    uniqueUnlessDeleted('shop__name', t.name),
    uniqueIndex('shop__code')
      .on(t.code)
      .where(sql`code <> '' and not is_del`),
    check('shop__type', sql`${t.type} in (1, 2)`),
    check('shop__settle_cycle', sql`${t.settleCycle} between 1 and 3`),
    check('shop__rate', sql`${t.commissionRate} between 0 and 10000`),
    check('shop__bin', sql`not (is_del and status)`),
  ],
);
