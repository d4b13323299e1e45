import type { Query } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Db, Tx } from './connect.ts';

// No other file reaches into Drizzle. Its public interface neither runs a text that was put together before, nor names a statement
// by its text, nor hands out the builder of a transaction whose `begin` travels together with its first statement.

const CASING = 'snake_case';

/** Numbers the parameters on from those that stand before them. */
const dialectAfter = (count: number): PgDialect =>
  Object.assign(new PgDialect({ casing: CASING }), { escapeParam: (index: number) => `$${count + index + 1}` });
const dialects = new Map<number, PgDialect>();

/** Text of a condition or statement whose parameters follow `count` others. */
export function textOf(part: Parameters<PgDialect['sqlToQuery']>[0], count = 0): Query {
  const dialect = dialects.get(count) ?? dialectAfter(count);
  dialects.set(count, dialect);
  return dialect.sqlToQuery(part);
}

/** Connection pool, or connection of the write path, which all its transactions share. */
export const connectionOf = (db: Db): object => db._.session;

/** Statement of a text; its rows come as the driver gives them. */
export const statementOf = (db: Db, query: Query, name?: string) => db._.session.prepareQuery(query, undefined, name, false);

/** Builder of the transactions of a connection, whose statements get their names from their texts. */
export function transactionOn(
  client: pg.PoolClient,
  nameOf: (query: Query, given: string | undefined) => string | undefined,
): Tx {
  const { session } = drizzle(client, { casing: CASING })._;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, given, ...rest) => prepareQuery(query, fields, nameOf(query, given), ...rest);
  return new NodePgTransaction(new PgDialect({ casing: CASING }), session, undefined);
}
