import { setTimeout as sleep } from 'node:timers/promises';
import { type NodePgDatabase, type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import pg from 'pg';
import { CONNECT_MS, KEEP_ALIVE } from './wire/limits.ts';
import { outwait } from './wire/outwait.ts';
import { type Sessions, watchConnections } from './wire/watch-connections.ts';
import { outageOf } from './outage.ts';
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

/** Way to the database of reads and writes. */
export interface Wiring extends Sessions {
  /** Address past a pooler; the same where there is none. */
  directUrl?: string | undefined;
  /** A transaction writes only where it says so as it begins. */
  isShown?: boolean | undefined;
}

// Counts, sums and fen are bigint in SQL and stay below 2^53 here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A new connection is there sooner, or not at all, than one that others use is free. */
class SwiftClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
  }
}

/** Longest wait for a connection that is free. */
const FREE_WITHIN_MS = 8000;
const GOODBYE_MS = 2000;

type Ask = (...sent: unknown[]) => Promise<unknown>;

const isLost = (error: unknown): boolean => outageOf(error) === 'lost';

const textIn = (sent: unknown): string => (typeof sent === 'string' ? sent : String(Object(sent).text));

/** Statements travel without the names under which PostgreSQL would keep them for the next one. */
function leaveOutNames(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as Ask;
  const query: Ask = (sent, ...rest) => ask(typeof sent === 'object' ? { ...sent, name: undefined } : sent, ...rest);
  Object.assign(client, { query });
}

/** Reads beside the write path, which are one statement each, are asked again while the database is away. */
function askPatiently(pool: pg.Pool): void {
  const ask = pool.query.bind(pool) as unknown as Ask;
  const query: Ask = (...sent) => outwait(textIn(sent[0]), () => ask(...sent), isLost);
  Object.assign(pool, { query });
}

export function connect(url: string, max = 10, { directUrl = url, isShown = false, ...sessions }: Wiring = {}) {
  const watching = watchConnections(directUrl, sessions);

  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'signalbox',
    ...(isShown && { options: '-c default_transaction_read_only=on' }),
    connectionTimeoutMillis: FREE_WITHIN_MS,
    ...KEEP_ALIVE,
    Client: SwiftClient,
    onConnect: watching.greet,
    // Statements of a transaction that do not wait for each other travel together.
    pipeline: true,
    stream: () => new TurnSocket(),
  });
  askPatiently(pool);
  if (sessions.isLent) pool.on('connect', leaveOutNames);
  // A connection that breaks is replaced at the next use, and the query that waited on it rejects. Without a listener it would end
  // the process, and the pool's own listener is off while a client is in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  /** Lets what is under way finish, and waits for no goodbye of a connection that was cut in silence. */
  async function close(): Promise<void> {
    const ended = pool.end();
    await Promise.race([ended, sleep(GOODBYE_MS, undefined, { ref: false })]);
    watching.cutAll();
    await ended;
  }
  return { pool, db: drizzle(pool, { casing: 'snake_case' }), close };
}
