import { type Query, type SQL, eq, getTableName, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Db } from '../connect.ts';
import { type Order, type Slice, type Source, found, foundByWord, inOrder } from './by-word.ts';

interface Wanted extends Order {
  keys: readonly PgColumn[];
  table: PgTable;
  id: PgColumn;
  where: SQL;
  /** Where few are gathered, if not in the table of the list. */
  source?: Source | undefined;
}

const slots = { matches: '/* matches */', along: '/* along */' };
const slot = (name: keyof typeof slots): SQL => sql.raw(slots[name]);

const frames = new Map<string, Query>();

/** Everything but the conditions, put together once: to build it takes longer than to run what few rows answer to. */
function frameOf(db: Db, { table, id, keys, direction = 'desc', source }: Wanted): Query {
  const columns = [id, ...keys, ...(source?.keys ?? [])].map((column) => `${getTableName(column.table)}.${column.name}`);
  const name = [...columns, direction].join(' ');
  const known = frames.get(name);
  if (known) return known;
  const matches = slot('matches');
  const from = source && { ...source, where: matches };
  const frame = db
    .select({ id: sql<number>`${id}`.as('id'), n: found.n })
    .from(table)
    .innerJoin(foundByWord({ table, keys, direction, matches, along: slot('along'), source: from }), eq(found.id, id))
    .orderBy(inOrder({ keys, direction }))
    .toSQL();
  frames.set(name, frame);
  return frame;
}

const dialects = new Map<number, PgDialect>();

/** Numbers the parameters of a condition on from those that stand before it. */
function dialectAfter(count: number): PgDialect {
  const known = dialects.get(count);
  if (known) return known;
  const escapeParam = (index: number) => `$${count + index + 1}`;
  const dialect = Object.assign(new PgDialect({ casing: 'snake_case' }), { escapeParam });
  dialects.set(count, dialect);
  return dialect;
}

interface Row {
  id: number;
  /** How many there are, at most one more than are gathered. */
  n: number;
}

export type KeysStatement = ReturnType<typeof keysStatement>;

/** The statement for the keys of a page, and the text that tells it from others. */
export function keysStatement(db: Db, wanted: Wanted) {
  const frame = frameOf(db, wanted);
  const along = dialectAfter(frame.params.length).sqlToQuery(wanted.where);
  const after = [...frame.params, ...along.params];
  const source = wanted.source && dialectAfter(after.length).sqlToQuery(wanted.source.where);
  const text = frame.sql.replace(slots.matches, () => (source ?? along).sql).replace(slots.along, () => along.sql);
  const params = [...after, ...(source?.params ?? [])];
  const statement = db._.session.prepareQuery({ sql: text, params }, undefined, undefined, false);
  return {
    key: `${text} ${JSON.stringify(params)}`,
    run: async (slice: Slice, common: boolean): Promise<Row[]> => {
      const result = (await statement.execute({ ...slice, common })) as QueryResult<Row>;
      return result.rows;
    },
  };
}
