import { sql } from 'drizzle-orm';
import { check, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant, stamps } from '#server/platform/database/columns.ts';

/** The one account of the outside shop; its session is with those of other providers, encrypted. */
export const crawlAccount = pgTable(
  'crawl_account',
  {
    id: integer().primaryKey(),
    account: varchar({ length: 64 }).notNull(),
    lastLoginTime: instant().notNull(),
    /** Time at which staff signed out; null while nobody did. */
    endTime: instant(),
    ...stamps,
  },
  (t) => [check('crawl_account__one', sql`${t.id} = 1`)],
);
