import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';
import { cappedAt } from '../page.ts';

/** Number of rows of a table that match, counted no further than the cap. */
export async function countUpTo(db: Db, cap: number, table: PgTable, where: SQL | undefined) {
  const reach = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(cap + 1)
    .as('found');
  return cappedAt(cap, await db.$count(reach));
}
