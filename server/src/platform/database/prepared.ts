import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Placeholder, type SQL, getTableName, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Db, Tx } from './connect.ts';
import { connectionOf, statementOf, textOf } from './drizzle-session.ts';
import { askingOnce } from './sharing/ask-once.ts';

/** PostgreSQL keeps 63 characters of a name. */
const LONGEST_SHAPE = 24;
export const statementName = (name: string, shape: string): string =>
  `${name}_${shape.length > LONGEST_SHAPE ? hash('sha256', shape).slice(0, LONGEST_SHAPE) : shape}`;

/** Filters combine in many ways, of which people use few. */
const SHAPES = 500;

/**
 * Queries of each connection pool, or connection of the write path, by a text that says all that they depend on: building SQL for
 * every call costs more than sending it.
 */
export function builtOnce<Q extends object, D extends Db = Db>() {
  const kept = new WeakMap<object, LRUCache<string, Q>>();
  return (db: D, shape: string, build: () => Q): Q => {
    const connection = connectionOf(db);
    const shapes = kept.get(connection) ?? new LRUCache<string, Q>({ max: SHAPES });
    const known = shapes.get(shape);
    if (known !== undefined) return known;
    const built = build();
    shapes.set(shape, built);
    kept.set(connection, shapes);
    return built;
  };
}

/** A query built once. `shape` names everything that changes the SQL's text; the values come as placeholders. */
export function prepared<S extends string, Q extends object, D extends Db = Db>(
  name: string,
  build: (db: D, shape: S, statement: string) => Q,
) {
  const kept = builtOnce<Q, D>();
  return (db: D, shape: S): Q => kept(db, shape, () => build(db, shape, statementName(name, shape)));
}

interface Statement<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/** A query built once for what many ask at the same time, as when a piece of news lets every open list ask again. It must not write. */
export function preparedOnce<S extends string, R>(name: string, build: (db: Db, shape: S, statement: string) => Statement<R>) {
  const query = prepared(name, build);
  const askOnce = askingOnce<R>();
  return (db: Db, shape: S, values: Record<string, unknown>): Promise<R> =>
    askOnce(connectionOf(db), `${shape} ${JSON.stringify(values)}`, () => query(db, shape).execute(values));
}

/** A statement built once that no builder makes. */
export function preparedText<R extends QueryResultRow, S extends string = ''>(name: string, text: (shape: S) => SQL) {
  const query = prepared(name, (db, shape: S, statement) => statementOf(db, textOf(text(shape)), statement));
  return (db: Db, shape: S, values: object): Promise<QueryResult<R>> =>
    query(db, shape).execute({ ...values }) as Promise<QueryResult<R>>;
}

const IS_NULL = '!';

/** The columns that a row names. A null stands in the text, because drizzle would encode it as a value of the column's type. */
const shapeOf = (row: object): string =>
  Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === null ? IS_NULL + name : name))
    .join();

const valuesOf = (shape: string): Record<string, SQL | Placeholder> =>
  Object.fromEntries(
    shape.split(',').map((name) => (name.startsWith(IS_NULL) ? [name.slice(1), sql`null`] : [name, sql.placeholder(name)])),
  );

interface Insertion<O> {
  prepare(statement: string): { execute(values: Record<string, unknown>): Promise<O> };
}

/** An insert of one row, built once; its shape is the columns that the row names. */
export function preparedInsert<T extends PgTable, O>(table: T, build: (tx: Tx, values: PgInsertValue<T>) => Insertion<O>) {
  const query = prepared(`insert_${getTableName(table)}`, (tx: Tx, shape: string, statement) =>
    build(tx, valuesOf(shape) as PgInsertValue<T>).prepare(statement),
  );
  return (tx: Tx, row: T['$inferInsert']): Promise<O> => query(tx, shapeOf(row)).execute(row as Record<string, unknown>);
}
