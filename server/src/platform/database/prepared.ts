import { hash } from 'node:crypto';
import { type Placeholder, type SQL, getTableName, sql } from 'drizzle-orm';
import { PgDialect, type PgInsertValue, type PgTable } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Db, Tx } from './connect.ts';
import { askingOnce } from './sharing/ask-once.ts';

/** PostgreSQL keeps 63 characters of a name. */
const LONGEST_SHAPE = 24;
const nameOf = (name: string, shape: string): string =>
  `${name}_${shape.length > LONGEST_SHAPE ? hash('sha256', shape).slice(0, LONGEST_SHAPE) : shape}`;

/**
 * A query built once per shape and connection pool, or connection of the write path, then only run: building SQL for every call
 * costs more than sending it. `shape` names everything that changes the SQL's text; the values come as placeholders.
 */
export function prepared<S extends string, Q, D extends Db = Db>(name: string, build: (db: D, shape: S, statement: string) => Q) {
  // All transactions of a connection have its session.
  const kept = new WeakMap<object, Map<S, Q>>();
  return (db: D, shape: S): Q => {
    const shapes = kept.get(db._.session) ?? new Map<S, Q>();
    const known = shapes.get(shape);
    if (known !== undefined) return known;
    const built = build(db, shape, nameOf(name, shape));
    kept.set(db._.session, shapes.set(shape, built));
    return built;
  };
}

interface Reading<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/** The same for what many ask at the same time, as when a piece of news lets every open list ask again. It must not write. */
export function preparedOnce<S extends string, R>(name: string, build: (db: Db, shape: S, statement: string) => Reading<R>) {
  const query = prepared(name, build);
  const askOnce = askingOnce<R>();
  return (db: Db, shape: S, values: Record<string, unknown>): Promise<R> =>
    askOnce(db._.session, `${shape} ${JSON.stringify(values)}`, () => query(db, shape).execute(values));
}

const dialect = new PgDialect({ casing: 'snake_case' });

/** The same for a statement that no builder makes. */
export function preparedText<R extends QueryResultRow, S extends string = ''>(name: string, text: (shape: S) => SQL) {
  const query = prepared(name, (db, shape: S, statement) =>
    db._.session.prepareQuery(dialect.sqlToQuery(text(shape)), undefined, statement, false),
  );
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

/** The same for one new row; its shape is the columns that the row names. */
export function preparedInsert<T extends PgTable, O>(table: T, build: (tx: Tx, values: PgInsertValue<T>) => Insertion<O>) {
  const query = prepared(`insert_${getTableName(table)}`, (tx: Tx, shape: string, statement) =>
    build(tx, valuesOf(shape) as PgInsertValue<T>).prepare(statement),
  );
  return (tx: Tx, row: T['$inferInsert']): Promise<O> => query(tx, shapeOf(row)).execute(row as Record<string, unknown>);
}
