import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

/** Provinces, cities and districts. Everything names them by `cityId`, the code of the national standard. */
export const city = pgTable(
  'city',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cityId: integer().notNull(),
    level: integer().notNull(),
    /** The `cityId` above; 0 for a province. */
    parentId: integer().notNull(),
    areaCode: varchar({ length: 30 }).notNull(),
    name: varchar({ length: 100 }).notNull(),
    mergerName: varchar({ length: 255 }).notNull(),
    lng: varchar({ length: 50 }).notNull(),
    lat: varchar({ length: 50 }).notNull(),
    isShow: boolean().notNull(),
    ...stamps,
  },
  (t) => [
    unique('city__city_id').on(t.cityId),
    check('city__level', sql`${t.level} between 0 and 2`),
    index('city__parent').on(t.parentId, t.id), // what lies below a region
  ],
);
