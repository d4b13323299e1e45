import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';
import { COUNT_CAP } from '../page.ts';

/** Records that wait for somebody: how many, and since when the first of them; null where so many wait that they are not all read. */
export interface Waiting {
  count: number;
  capped: boolean;
  oldest: Date | null;
}

export const NONE_WAIT: Waiting = { count: 0, capped: false, oldest: null };

/** Rows of a table that match, counted as the list of them counts. */
export async function waitingIn(db: Db, table: PgTable, where: SQL | undefined, since: AnyColumn): Promise<Waiting> {
  const found = db
    .select({ since: sql`${since}`.as('since') })
    .from(table)
    .where(where)
    .limit(COUNT_CAP + 1)
    .as('found');
  const [row] = await db.select({ n: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${found.since})` }).from(found);
  const { n = 0, oldest = null } = row ?? {};
  const capped = n > COUNT_CAP;
  return { count: Math.min(n, COUNT_CAP), capped, oldest: capped || oldest === null ? null : new Date(oldest) };
}
