import { EventEmitter } from 'node:events';
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
  close(): Promise<void>;
}

const CHANNEL = 'signalbox';
const RETRY_MS = 500;

/** Says it at commit, to every process, this one included. */
export async function announce(tx: Pick<Tx, 'execute'>, news: Exclude<News, { topic: 'gap' }>): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
}

/** Opens the connection that listens for as long as the process lives, and finds its way back after a loss. */
export async function openHub(url: string): Promise<Hub> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const emit = (news: News) => emitter.emit('news', news);
  let client: pg.Client | undefined;
  let closed = false;

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: LISTENER, keepAlive: true });
    next.on('error', () => {});
    next.on('end', () => lost(next));
    next.on('notification', ({ payload }) => emit(JSON.parse(payload ?? '{"topic":"gap"}')));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
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
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
