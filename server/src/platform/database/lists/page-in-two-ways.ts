import { type SQL, and, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';
import { COUNT_CAP, type Paging, WORD_CAP, offsetOf, toPage } from '../page.ts';
import { preparedOnce } from '../prepared.ts';
import { type Order, type Slice, type Source, inOrder, isNear, pageByWord, sliced } from './by-word.ts';
import { countNamed, countUpTo } from '../count-up-to.ts';
import { type KeysStatement, keysStatement } from './keys-statement.ts';

interface Conditions extends Order {
  /** Columns of an index that gives all rows in this order. */
  keys: readonly PgColumn[];
  table: PgTable;
  id: PgColumn;
  where: SQL | undefined;
  /** Another table by which the same rows are gathered and counted. */
  source?: Source | undefined;
  /** Rows that belong to the list at all, nearly every one; the same for each page without other conditions. */
  live?: SQL | undefined;
  /** A word is among the conditions: no more is counted than is gathered. */
  byWord?: boolean;
  /** The kept number of all rows. */
  countAll?(db: Db): Promise<number>;
}

interface KeysOf {
  where: SQL;
  statement: KeysStatement;
}

const keysKept = new WeakMap<object, WeakMap<Conditions, KeysOf>>();

/** Put together once for conditions that are one object, as those of a question that is put again are. */
function keysFor(db: Db, conditions: Conditions, wanted: SQL): KeysOf {
  const kept = keysKept.get(db._.session) ?? new WeakMap<Conditions, KeysOf>();
  keysKept.set(db._.session, kept);
  const known = kept.get(conditions);
  if (known) return known;
  const where = and(conditions.live, wanted) ?? wanted;
  const made = { where, statement: keysStatement(db, { ...conditions, where }) };
  kept.set(conditions, made);
  return made;
}

/**
 * Keys of a page under conditions that few rows may fulfil, or most of them. The planner takes conditions for independent, and
 * reads along the whole list where they never meet; so few are gathered, and the list is read for many.
 */
async function keysOf(db: Db, paging: Paging, conditions: Conditions, wanted: SQL) {
  const slice = { limit: paging.limit, offset: offsetOf(paging) };
  const { table, source } = conditions;
  const { where, statement } = keysFor(db, conditions, wanted);
  const { key, run } = statement;
  const countTo = (cap: number) => countNamed(db, key, cap, source ?? { table, where });
  const page = await pageByWord(db, {
    key,
    paging: slice,
    page: (common) => run(slice, common),
    count: () => countTo(WORD_CAP),
  });
  return { ...page, countTo };
}

type AlongQuery = (db: Db, reach: 'near' | 'far', slice: Slice) => Promise<{ id: number }[]>;
const alongQueries = new Map<string, AlongQuery>();

/** Keys of a page of all rows; one statement for each table and order. */
function alongQuery({ table, id, keys, direction = 'desc', live }: Conditions): AlongQuery {
  const name = ['along', getTableName(table), ...keys.map((key) => key.name), direction].join('_');
  const known = alongQueries.get(name);
  if (known) return known;
  const rows = sql`select ${id} as id from ${table} where ${live ?? sql`true`} order by ${inOrder({ keys, direction })}`;
  const query = preparedOnce(name, (db, reach: 'near' | 'far', statement) =>
    db
      .select({ id: sql<number>`along.id` })
      .from(sql`(${sliced(rows, reach === 'near')}) as along`)
      .prepare(statement),
  );
  const along: AlongQuery = (db, reach, slice) => query(db, reach, { ...slice });
  alongQueries.set(name, along);
  return along;
}

/** A page whose rows are read by their keys. Without conditions it is read along the list, and counted up to `COUNT_CAP`. */
export async function pageInTwoWays<L>(db: Db, paging: Paging, conditions: Conditions, show: (ids: number[]) => Promise<L>) {
  const { table, where, live, byWord, countAll } = conditions;
  if (where) {
    const { rows, countTo, ...reach } = await keysOf(db, paging, conditions, where);
    const ids = rows.map((row) => row.id);
    const counting = reach.capped && !byWord ? countTo(COUNT_CAP) : reach;
    const [shown, { total, capped }] = await Promise.all([show(ids), counting]);
    return toPage(paging, total, shown, capped);
  }
  const slice = { limit: paging.limit, offset: offsetOf(paging) };
  const along = alongQuery(conditions)(db, isNear(slice) ? 'near' : 'far', slice);
  const kept = countAll?.(db).then((total) => ({ total, capped: false }));
  const [rows, { total, capped }] = await Promise.all([along, kept ?? countUpTo(db, COUNT_CAP, table, live)]);
  return toPage(paging, total, await show(rows.map((row) => row.id)), capped);
}
