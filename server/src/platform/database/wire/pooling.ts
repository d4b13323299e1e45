import process from 'node:process';
import pg from 'pg';
import { CONNECT_MS } from './limits.ts';

/** Part that a client keeps of PostgreSQL's sessions: all of it, or only until its transaction, or its statement, is over. */
export type Pooling = 'session' | 'transaction' | 'statement';

const TURNS = 4;
const ANSWER_MS = 8000;

/** Connection that is used for a moment. */
async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS });
  client.on('error', () => {});
  await client.connect();
  return client;
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

/** Finds out what stands between here and PostgreSQL, by the processes that two connections are given. */
export async function poolingOf(url: string): Promise<Pooling> {
  const clients = await Promise.all([open(url), open(url)]);
  const [one, other] = clients;
  try {
    for (let turn = 0; turn < TURNS; turn += 1) if (await areLent(one, other)) return 'transaction';
    return 'session';
  } catch (error) {
    if (isOfStatements(error)) return 'statement';
    throw error;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

/** True where what is announced at the one address is heard at the other: both lead to one database. */
export async function hearsFrom(direct: string, url: string): Promise<boolean> {
  const [ear, mouth] = await Promise.all([open(direct), open(url)]);
  const channel = `signalbox_${process.hrtime.bigint()}`;
  const heard = new Promise<boolean>((resolve) => {
    ear.on('notification', () => resolve(true));
    setTimeout(() => resolve(false), CONNECT_MS).unref();
  });
  try {
    await ear.query(`listen ${channel}`);
    await mouth.query('select pg_notify($1, $2)', [channel, '']);
    return await heard;
  } finally {
    await Promise.all([ear, mouth].map((client) => client.end().catch(() => {})));
  }
}
