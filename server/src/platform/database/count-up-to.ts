import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { WORD_CAP, cappedAt } from './page.ts';
import { remembered } from './sharing/remembered.ts';

const counts = remembered<number>();

/** A count beyond `WORD_CAP` is remembered for a minute: whoever turns the pages of many need not have them counted each time. */
export async function countOnce(db: Db, question: string, count: () => Promise<number>): Promise<number> {
  const known = counts(db).get(question);
  if (known !== undefined) return known;
  const n = await count();
  if (n > WORD_CAP) counts(db).set(question, n);
  return n;
}

interface CountedRows {
  table: PgTable | SQL;
  where: SQL | undefined;
}

const counting = (db: Db, cap: number, { table, where }: CountedRows) =>
  db
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

/** Number of rows of a table, or of some that are joined, that match; counted no further than the cap. */
export async function countUpTo(db: Db, cap: number, table: PgTable | SQL, where: SQL | undefined) {
  const query = counting(db, cap, { table, where });
  const { sql: text, params } = query.getQuery();
  const count = async () => (await query.execute())[0]?.n ?? 0;
  return cappedAt(cap, await countOnce(db, `${text} ${JSON.stringify(params)}`, count));
}

/** Counts under a name: no statement is put together for a count that is remembered. */
export async function countNamed(db: Db, question: string, cap: number, counted: CountedRows, values: object = {}) {
  const count = async () => (await counting(db, cap, counted).execute({ ...values }))[0]?.n ?? 0;
  return cappedAt(cap, await countOnce(db, `${question} up to ${cap}`, count));
}
