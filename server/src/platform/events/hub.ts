import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Tx } from '../database/connect.ts';
import { LISTENER } from '../database/serving.ts';

/** Messages between the processes on one database, each at its commit. */
export type News =
  | { topic: 'change'; id: number; act: string; actor: string; actorId: number | null; tables: Record<string, number[]> }
  | { topic: 'job'; id: number; adminId: number | null; state: string; done: number; total: number }
  /** Notices of these people arrived or were read. */
  | { topic: 'notice'; adminIds: number[]; isNew: boolean }
  /** Sessions that ended or were shortened. */
  | { topic: 'session'; ids: number[] }
  /** Roles, menus or accounts changed: anybody's rights may be others now. */
  | { topic: 'rights' }
  /** The connection was lost for a while: anything may have happened. */
  | { topic: 'gap' };

export interface Hub {
  on(listener: (news: News) => void): () => void;
  /** False while the connection is down; caches fed by news must not be trusted then. */
  isListening(): boolean;
  /** Waits until every process on this database has heard what was announced before; for some seconds at most, because one may be dead. */
  heardByAll(): Promise<void>;
  close(): Promise<void>;
}

/** A question behind the news, and the answer of each process, by its connection, once it has heard the news before it. */
type Roll = { topic: 'roll'; of: string } | { topic: 'present'; of: string; pid: number };

const CHANNEL = 'signalbox';
const RETRY_MS = 500;
const HEARD_WITHIN_MS = 3000;

/** Says it at commit, to every process, this one included. */
export async function announce(tx: Pick<Tx, 'execute'>, news: Exclude<News, { topic: 'gap' }>): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
}

/** Opens the connection that listens for as long as the process lives, and finds its way back after a loss. */
export async function openHub(url: string): Promise<Hub> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const emit = (news: News) => emitter.emit('news', news);
  /** Receivers of answers, by their question. */
  const rolls = new Map<string, (pid: number) => void>();
  let client: pg.Client | undefined;
  let closed = false;

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: LISTENER, keepAlive: true });
    next.on('error', () => {});
    next.on('end', () => lost(next));
    next.on('notification', ({ payload }) => hear(next, JSON.parse(payload ?? '{"topic":"gap"}')));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  function hear(by: pg.Client, said: News | Roll): void {
    if (said.topic === 'roll') {
      const present = `json_build_object('topic', 'present', 'of', $2::text, 'pid', pg_backend_pid())::text`;
      by.query(`select pg_notify($1, ${present})`, [CHANNEL, said.of]).catch(() => {});
    } else if (said.topic === 'present') rolls.get(said.of)?.(said.pid);
    else emit(said);
  }

  /** Asks behind the news, which arrive everywhere in the order of their commits, and waits for all who listen. */
  async function callRoll(by: pg.Client, signal: AbortSignal): Promise<void> {
    const of = randomUUID();
    const listening = 'select pid from pg_stat_activity where datname = current_database() and application_name = $1';
    const { rows } = await by.query<{ pid: number }>(listening, [LISTENER]);
    if (signal.aborted) return;
    const absent = new Set(rows.map(({ pid }) => pid));
    const { promise, resolve } = Promise.withResolvers<void>();
    rolls.set(of, (pid) => absent.delete(pid) && absent.size === 0 && resolve());
    signal.addEventListener('abort', () => rolls.delete(of));
    await by.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ topic: 'roll', of })]);
    await promise;
  }

  function lost(ended: pg.Client): void {
    if (closed || client !== ended) return;
    client = undefined;
    emit({ topic: 'gap' });
    retry();
  }

  function retry(): void {
    setTimeout(() => {
      if (closed) return;
      listen().then(() => emit({ topic: 'gap' }), retry);
    }, RETRY_MS).unref();
  }

  await listen();
  return {
    on(listener) {
      emitter.on('news', listener);
      return () => emitter.off('news', listener);
    },
    isListening: () => client !== undefined,
    async heardByAll() {
      const over = new AbortController();
      const { signal } = over;
      // A process that has lost the connection trusts nothing that is kept, and hears nobody.
      if (client) await Promise.race([callRoll(client, signal), sleep(HEARD_WITHIN_MS, undefined, { signal })]).catch(() => {});
      over.abort();
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
