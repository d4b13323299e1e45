import { type SQL, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';
import { COUNT_CAP, type Paging, WORD_CAP, offsetOf, toPage } from '../page.ts';
import { type Order, found, foundByWord, inOrder, pageByWord } from './by-word.ts';
import { countUpTo } from './count-up-to.ts';

interface Conditions extends Order {
  table: PgTable;
  id: PgColumn;
  where: SQL | undefined;
  /** A word is among the conditions: no more is counted than is gathered. */
  byWord?: boolean;
  /** The kept number of all rows. */
  countAll?(db: Db): Promise<number>;
}

/**
 * Keys of a page under conditions that few rows may fulfil, or most of them. The planner takes conditions for independent, and
 * reads along the whole list where they never meet; so few are gathered, and the list is read for many.
 */
async function keysOf(db: Db, paging: Paging, { table, id, keys, direction = 'desc', where }: Conditions) {
  const slice = { limit: paging.limit, offset: offsetOf(paging) };
  const wanted = foundByWord({ table, keys, direction, matches: where, along: where });
  const query = db
    .select({ id: sql<number>`${id}`, n: found.n })
    .from(table as PgTable)
    .innerJoin(wanted, eq(found.id, id))
    .orderBy(inOrder({ keys, direction }));
  const built = query.prepare('');
  const { sql: text, params } = built.getQuery();
  return pageByWord(db, {
    key: `${text} ${JSON.stringify(params)}`,
    paging: slice,
    page: (common) => built.execute({ ...slice, common }),
    count: () => countUpTo(db, WORD_CAP, table, where),
  });
}

/** A page whose rows are read by their keys. Without conditions it is read along the list, and counted up to `COUNT_CAP`. */
export async function pageInTwoWays<L>(db: Db, paging: Paging, conditions: Conditions, show: (ids: number[]) => Promise<L>) {
  const { table, id, where, keys, direction, byWord, countAll } = conditions;
  if (where) {
    const { rows, ...reach } = await keysOf(db, paging, conditions);
    const ids = rows.map((row) => row.id);
    const counting = reach.capped && !byWord ? countUpTo(db, COUNT_CAP, table, where) : reach;
    const [shown, { total, capped }] = await Promise.all([show(ids), counting]);
    return toPage(paging, total, shown, capped);
  }
  const along = db
    .select({ id: sql<number>`${id}` })
    .from(table as PgTable)
    .orderBy(inOrder({ keys, ...(direction && { direction }) }))
    .limit(paging.limit)
    .offset(offsetOf(paging));
  const kept = countAll?.(db).then((total) => ({ total, capped: false }));
  const [rows, { total, capped }] = await Promise.all([along, kept ?? countUpTo(db, COUNT_CAP, table, undefined)]);
  return toPage(paging, total, await show(rows.map((row) => row.id)), capped);
}
