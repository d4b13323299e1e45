import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Tx } from '../database/connect.ts';
import { poolingOf } from '../database/wire/pooling.ts';
import { LISTENER } from '../database/serving.ts';
import { CHANNEL, DEAF_AFTER_MS, type Ear, endFormer, openEar } from './ear.ts';

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
  /** The connection was lost for a while, or a shop moved in: anything may have happened. */
  | { topic: 'gap' };

export interface Hub {
  on(listener: (news: News) => void): () => void;
  /** False while the connection is down or silent; caches fed by news must not be trusted then. */
  isListening(): boolean;
  /** Milliseconds since something came by the channel, where each process says something every second. */
  silence(): number;
  /** Waits until every process on this database has heard what was announced before; for some seconds at most, because one may be dead. */
  heardByAll(): Promise<void>;
  close(): Promise<void>;
}

/** A question behind the news, and the answer of each process, by its connection, once it has heard the news before it. */
type Roll = { topic: 'roll'; of: string } | { topic: 'present'; of: string; pid: number };
/** Sign of life, of any process. */
type Beat = { topic: 'beat' };

const RETRY_MS = 500;
const HEARD_WITHIN_MS = 3000;

/** Says it at commit, to every process, this one included. */
export async function announce(tx: Pick<Tx, 'execute'>, news: News): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
}

/** Tells screens of rows that the log of changes leaves out, so that they read them again; the system did it. */
export const announceUnlogged = (
  { tx, changeId: id }: { tx: Pick<Tx, 'execute'>; changeId: number },
  act: string,
  tables: Record<string, number[]>,
): Promise<void> => announce(tx, { topic: 'change', id, act, actor: '系统', actorId: null, tables });

const LISTENING = 'select pid from pg_stat_activity where datname = current_database() and application_name = $1';
const PRESENT = `select pg_notify($1, json_build_object('topic', 'present', 'of', $2::text, 'pid', pg_backend_pid())::text)`;

/** Opens the connection that listens for as long as the process lives, and finds its way back after a loss. */
export async function openHub(url: string): Promise<Hub> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const emit = (news: News) => emitter.emit('news', news);
  /** Receivers of answers, by their question. */
  const rolls = new Map<string, (pid: number) => void>();
  let ear: Ear | undefined;
  let former: Ear | undefined;
  let closed = false;

  function hear(payload: string | undefined): void {
    const said = JSON.parse(payload ?? '{"topic":"gap"}') as News | Roll | Beat;
    if (said.topic === 'beat') return;
    if (said.topic === 'roll') void ear?.ask(PRESENT, [CHANNEL, said.of]).catch(() => {});
    else if (said.topic === 'present') rolls.get(said.of)?.(said.pid);
    else emit(said);
  }

  async function listen(): Promise<void> {
    ear = await openEar(url, { hear, lost });
  }

  /** Comes back after a loss, unless a pooler lends the sessions by now. */
  async function listenAgain(): Promise<void> {
    if ((await poolingOf(url)) !== 'session') throw new Error('a pooler lends sessions for a transaction');
    await listen();
    if (ear && former) await endFormer(ear, former.session);
    emit({ topic: 'gap' });
  }

  function lost(): void {
    if (closed || !ear) return;
    former = ear;
    ear = undefined;
    emit({ topic: 'gap' });
    retry();
  }

  function retry(): void {
    setTimeout(() => {
      if (!closed) listenAgain().catch(retry);
    }, RETRY_MS).unref();
  }

  /** Asks behind the news, which arrive everywhere in the order of their commits, and waits for all who listen. */
  async function callRoll(by: Ear, signal: AbortSignal): Promise<void> {
    const of = randomUUID();
    const listening = await by.ask<{ pid: number }>(LISTENING, [LISTENER]);
    if (signal.aborted) return;
    const absent = new Set(listening.map(({ pid }) => pid));
    const { promise, resolve } = Promise.withResolvers<void>();
    rolls.set(of, (pid) => absent.delete(pid) && absent.size === 0 && resolve());
    signal.addEventListener('abort', () => rolls.delete(of));
    await by.ask('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ topic: 'roll', of })]);
    await promise;
  }

  const silence = () => performance.now() - ((ear ?? former)?.heardAt() ?? 0);

  await listen();
  return {
    on(listener) {
      emitter.on('news', listener);
      return () => emitter.off('news', listener);
    },
    isListening: () => ear !== undefined && silence() < DEAF_AFTER_MS,
    silence,
    async heardByAll() {
      const over = new AbortController();
      const { signal } = over;
      // A process that has lost the connection trusts nothing that is kept, and hears nobody.
      if (ear) await Promise.race([callRoll(ear, signal), sleep(HEARD_WITHIN_MS, undefined, { signal })]).catch(() => {});
      over.abort();
    },
    async close() {
      closed = true;
      await ear?.close();
    },
  };
}
