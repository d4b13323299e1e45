import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CONNECT_MS, KEEP_ALIVE, LIMIT_SESSION, cutOff } from '../database/wire/limits.ts';
import { LISTENER } from '../database/serving.ts';

export const CHANNEL = 'signalbox';
/** A channel on which nothing came for so long, not even what was said into it from here, may have lost news. */
export const DEAF_AFTER_MS = 5000;
const BEAT_MS = 1000;
const ANSWER_MS = 2 * DEAF_AFTER_MS;
const GOODBYE_MS = 1000;

/** Session of PostgreSQL behind an ear; its number alone comes again. */
interface Session {
  pid: number;
  since: string;
}

/** The connection that listens. */
export interface Ear {
  readonly session: Session;
  ask<R extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<R[]>;
  /** Moment at which something came last, by the clock of `performance`. */
  heardAt(): number;
  close(): Promise<void>;
}

interface EarTerms {
  hear(payload: string | undefined): void;
  /** Tells that it ended, or was given up because nothing came. */
  lost(): void;
}

const SESSION = 'select pid, backend_start::text as since from pg_stat_activity where pid = pg_backend_pid()';
const SAY_BEAT = `select pg_notify('${CHANNEL}', '{"topic":"beat"}'), pg_backend_pid() as pid`;

async function listenOn(client: pg.Client): Promise<Session> {
  await client.connect();
  await client.query(LIMIT_SESSION);
  const { rows } = await client.query<Session>(SESSION);
  const [session] = rows;
  if (!session) throw new Error('PostgreSQL does not name the session that listens');
  await client.query(`listen ${CHANNEL}`);
  return session;
}

/**
 * Listens, and says a beat into the channel every second, which has to come back by it. Where nothing comes, or where a pooler put another
 * session behind the connection, it is given up.
 */
export async function openEar(url: string, { hear, lost }: EarTerms): Promise<Ear> {
  const terms = { connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS, ...KEEP_ALIVE, pipeline: true };
  const client = new pg.Client({ connectionString: url, application_name: LISTENER, ...terms });
  let heardAt = performance.now();
  client.on('error', () => {});
  client.on('notification', ({ payload }) => {
    heardAt = performance.now();
    hear(payload);
  });
  const session = await listenOn(client).catch((error: unknown) => {
    cutOff(client);
    throw error;
  });

  let turnedAt = performance.now();
  async function beat(): Promise<void> {
    const now = performance.now();
    // A process that was held up has not read yet what came meanwhile.
    const wasHeldUp = now - turnedAt > 2 * BEAT_MS;
    turnedAt = now;
    if (!wasHeldUp && now - heardAt > DEAF_AFTER_MS) return cutOff(client);
    const { rows } = await client.query<{ pid: number }>(SAY_BEAT);
    if (rows[0]?.pid !== session.pid) cutOff(client, 'another session answers');
  }
  const beating = setInterval(() => void beat().catch(() => {}), BEAT_MS).unref();
  client.on('end', () => {
    clearInterval(beating);
    lost();
  });

  return {
    session,
    ask: async (text, values) => (await client.query(text, [...values])).rows,
    heardAt: () => heardAt,
    async close() {
      clearInterval(beating);
      await Promise.race([client.end(), sleep(GOODBYE_MS, undefined, { ref: false })]);
      cutOff(client);
    },
  };
}

const END = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where pid = $1 and backend_start = $2::timestamptz and application_name = '${LISTENER}'`;

/** Ends the session of an ear that was given up: whoever counts the servers that listen would wait for it. */
export const endFormer = (ear: Ear, { pid, since }: Session): Promise<unknown> => ear.ask(END, [pid, since]).catch(() => {});
