import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';
import { WORD_CAP, cappedAt } from '../page.ts';
import { remembered } from './remembered.ts';

/** Beyond so many rows a count takes longer than the page, and nobody counts them on the screen. */
const counts = remembered<number>();

/**
 * Number of rows of a table that match, counted no further than the cap. Whoever turns the pages of many need not have them counted
 * each time: a count beyond `WORD_CAP` is remembered for a minute.
 */
export async function countUpTo(db: Db, cap: number, table: PgTable, where: SQL | undefined) {
  const counting = db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(
      db
        .select({ one: sql`1`.as('one') })
        .from(table)
        .where(where)
        .limit(cap + 1)
        .as('found'),
    )
    .prepare('');
  const { sql: text, params } = counting.getQuery();
  const of = counts(db);
  const key = `${text} ${JSON.stringify(params)}`;
  const known = of.get(key);
  if (known !== undefined) return cappedAt(cap, known);
  const [row] = await counting.execute();
  const n = row?.n ?? 0;
  if (n > WORD_CAP) of.set(key, n);
  return cappedAt(cap, n);
}
