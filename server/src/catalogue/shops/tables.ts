import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { Platform } from '#contract/catalogue/platforms.ts';
import { stamps } from '#server/platform/database/columns.ts';

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
    sort: integer().notNull(),
    status: boolean().notNull(),
    isDel: boolean().notNull(),
    ...stamps,
  },
  (t) => [
    uniqueIndex('shop__name')
      .on(t.name)
      .where(sql`not is_del`),
    check('shop__rate', sql`${t.commissionRate} between 0 and 10000`),
    check('shop__bin', sql`not (is_del and status)`),
  ],
);
