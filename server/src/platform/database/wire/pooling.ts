import process from 'node:process';
import pg from 'pg';
import { CONNECT_MS } from './limits.ts';

/** Part that a client keeps of PostgreSQL's sessions: all of it, or only until its transaction, or its statement, is over. */
export type Pooling = 'session' | 'transaction' | 'statement';

const TURNS = 4;
const ANSWER_MS = 8000;

const clientOf = (url: string): pg.Client => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS });
  client.on('error', () => {});
  return client;
};

/** Two connections, for a moment. */
async function withBoth<T>(urls: readonly [string, string], work: (one: pg.Client, other: pg.Client) => Promise<T>): Promise<T> {
  const [one, other] = [clientOf(urls[0]), clientOf(urls[1])];
  try {
    await one.connect();
    await other.connect();
    return await work(one, other);
  } finally {
    for (const client of [one, other]) void client.end().catch(() => {});
  }
}

const pidOf = async (client: pg.Client): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

const isOfStatements = (error: unknown): boolean => error instanceof Error && /statement pooling mode/.test(error.message);

/** A process behind two clients, or another behind the same: a pooler lends it for a transaction. */
async function areLent(one: pg.Client, other: pg.Client): Promise<boolean> {
  const before = await pidOf(one);
  await other.query('begin');
  const beside = await pidOf(other);
  await other.query('commit');
  return before === beside || before !== (await pidOf(one));
}

async function findPooling(one: pg.Client, other: pg.Client): Promise<Pooling> {
  for (let turn = 0; turn < TURNS; turn += 1) if (await areLent(one, other)) return 'transaction';
  return 'session';
}

/** Finds out what stands between here and PostgreSQL, by the processes that two connections are given. */
export function poolingOf(url: string): Promise<Pooling> {
  return withBoth([url, url], findPooling).catch((error: unknown) => {
    if (isOfStatements(error)) return 'statement';
    throw error;
  });
}

/** True where what is announced at the one address is heard at the other: both lead to one database. */
export function hearsFrom(direct: string, url: string): Promise<boolean> {
  const channel = `signalbox_${process.hrtime.bigint()}`;
  return withBoth([direct, url], async (ear, mouth) => {
    const heard = new Promise<boolean>((resolve) => {
      ear.on('notification', () => resolve(true));
      setTimeout(() => resolve(false), CONNECT_MS).unref();
    });
    await ear.query(`listen ${channel}`);
    await mouth.query('select pg_notify($1, $2)', [channel, '']);
    return heard;
  });
}
