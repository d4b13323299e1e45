import { type NodePgDatabase, type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import pg from 'pg';
import { TurnSocket } from './turn-socket.ts';

type NoSchema = Record<string, never>;
type Whole = PgDatabase<NodePgQueryResultHKT, NoSchema>;

/** Connection of a read. Transactions fit too, so that queries serve both reads and verbs. */
export type Db = Pick<Whole, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | 'with' | '$count' | 'execute' | '_'>;

/** Transaction, opened by the write path only; a query that writes asks for it by name. */
export type Tx = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

export interface Database {
  readonly db: NodePgDatabase;
  readonly pool: pg.Pool;
}

// Counts, sums and fen are bigint in SQL and stay below 2^53 here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function connect(url: string, max = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'signalbox',
    connectionTimeoutMillis: 10_000,
    // Statements of a transaction that do not wait for each other travel together.
    pipeline: true,
    stream: () => new TurnSocket(),
  });
  // A connection that breaks is replaced at the next use, and the query that waited on it rejects. Without a listener it would end
  // the process, and the pool's own listener is off while a client is in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, db: drizzle(pool, { casing: 'snake_case' }) };
}
