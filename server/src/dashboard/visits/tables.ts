import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Page views of a day by kind of page. `slot` spreads the views of one moment over several rows, so that they do not wait for each other. */
export const pageView = unaudited(
  pgTable(
    'page_view',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      day: date().notNull(),
      visitType: integer().notNull(),
      slot: integer().notNull(),
      views: integer().notNull(),
    },
    (t) => [
      unique('page_view__slot').on(t.day, t.visitType, t.slot),
      index('page_view__day').on(t.day), // views of a period
      check('page_view__kind', sql`${t.visitType} between 1 and 4`),
    ],
  ),
  'it is written at every page view',
);
