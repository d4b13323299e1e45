import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';
import { WORD_CAP, cappedAt } from '../page.ts';
import { remembered } from './remembered.ts';

const counts = remembered<number>();

/** A count beyond `WORD_CAP` is remembered for a minute: whoever turns the pages of many need not have them counted each time. */
export async function countOnce(db: Db, question: string, count: () => Promise<number>): Promise<number> {
  const known = counts(db).get(question);
  if (known !== undefined) return known;
  const n = await count();
  if (n > WORD_CAP) counts(db).set(question, n);
  return n;
}

/** Number of rows of a table, or of some that are joined, that match; counted no further than the cap. */
export async function countUpTo(db: Db, cap: number, table: PgTable | SQL, where: SQL | undefined) {
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
  return cappedAt(
    cap,
    await countOnce(db, `${text} ${JSON.stringify(params)}`, async () => (await counting.execute())[0]?.n ?? 0),
  );
}
