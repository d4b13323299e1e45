import { type SQL, and, desc, lt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { INT_MAX } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { ExportKind } from './export-kind.ts';

const PAGE = 500;

interface KeyedPages<F, R> {
  table: PgTable;
  id: PgColumn;
  wanted(filter: F, now: Date): SQL | undefined;
  rows(db: Db, ids: number[], filter: F): Promise<readonly R[]>;
}

/** All rows of one table that a filter finds, the latest first; a page is found by the key of the one before. */
export const pagesByKey = <F extends object, R>({
  table,
  id,
  wanted,
  rows,
}: KeyedPages<F, R>): Pick<ExportKind<F, R>, 'count' | 'pages'> => ({
  count: (db, filter, now) => db.$count(table, wanted(filter, now)),
  async *pages(db, filter, now) {
    const where = wanted(filter, now);
    for (let before = INT_MAX; ;) {
      const page = await db
        .select({ id: sql<number>`${id}` })
        .from(table)
        .where(and(where, lt(id, before)))
        .orderBy(desc(id))
        .limit(PAGE);
      const ids = page.map((found) => found.id);
      const last = ids.at(-1);
      if (last === undefined) return;
      yield { records: ids.length, rows: await rows(db, ids, filter) };
      before = last;
    }
  },
});
