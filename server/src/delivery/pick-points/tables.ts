import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

/** Points at which customers fetch what they ordered. Sellers that products belong to are something else. */
export const pickPoint = pgTable(
  'pick_point',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 100 }).notNull(),
    introduction: text().notNull(),
    phone: varchar({ length: 18 }).notNull(),
    address: varchar({ length: 255 }).notNull(),
    detailedAddress: varchar({ length: 255 }).notNull(),
    image: varchar({ length: 255 }).notNull(),
    latitude: varchar({ length: 32 }).notNull(),
    longitude: varchar({ length: 32 }).notNull(),
    validTime: varchar({ length: 255 }).notNull(),
    dayTime: varchar({ length: 32 }).notNull(),
    isShow: boolean().notNull(),
    isDel: boolean().notNull(),
    ...stamps,
  },
  (t) => [
    index('pick_point__newest').on(t.updateTime, t.id), // the tabs of the list
    check('pick_point__bin', sql`not (is_del and is_show)`),
  ],
);
