import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { Db } from '../database/connect.ts';
import { type Guards, fromOf } from '../http/handler.ts';
import type { Hub, News } from './hub.ts';

export const SOCKET_PATH = '/api/ws';

/** Ids are given before commit, so a lower one may appear later: catch-up goes back this far, screens drop doubles. */
const OVERLAP = 200;
const CATCH_UP_MAX = 1000;

const Hello = z.object({ token: z.string().max(200), since: z.int().min(0).default(0) });

export interface SocketOptions {
  db: Db;
  hub: Hub;
  guards: Guards;
  /** Which nouns this person may hear of. */
  mayHear(actor: Actor, noun: string): boolean;
}

type ChangeNews = Extract<News, { topic: 'change' }>;

async function missedSince(db: Db, since: number): Promise<ChangeNews[]> {
  const { rows } = await db.execute<{ id: number; act: string; actor: string; tables: Record<string, number[]> }>(sql`
    select id, act, actor_name as actor, touched as tables from change
    where id > ${since - OVERLAP} and touched is not null order by id desc limit ${CATCH_UP_MAX}`);
  return rows.reverse().map((row) => ({ topic: 'change', ...row }));
}

const latest = async (db: Db): Promise<number> =>
  (await db.execute<{ id: number }>(sql`select coalesce(max(id), 0) as id from change`)).rows[0]?.id ?? 0;

/** Screens hear of changes here within moments, and after a lost connection of those they missed. */
export function addSocket(app: FastifyInstance, { db, hub, guards, mayHear }: SocketOptions): void {
  app.get(SOCKET_PATH, { websocket: true }, (socket, request) => {
    let stop = () => {};
    const send = (message: unknown) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message));

    const tell = (actor: Actor, news: News) => {
      if (news.topic === 'change') {
        const tables = Object.fromEntries(Object.entries(news.tables).filter(([noun]) => mayHear(actor, noun)));
        if (Object.keys(tables).length > 0) send({ type: 'change', id: news.id, act: news.act, actor: news.actor, tables });
      } else if (news.topic === 'job' && actor.kind === 'admin' && news.adminId === actor.id) {
        send({ type: 'job', id: news.id, state: news.state, done: news.done, total: news.total });
      } else if (news.topic === 'session' && actor.kind === 'admin' && news.ids.includes(actor.sessionId)) {
        socket.close(4401);
      } else if (news.topic === 'gap') socket.close(4000);
    };

    async function greet(raw: string): Promise<void> {
      const hello = Hello.safeParse(JSON.parse(raw));
      const actor = hello.success ? await guards.administrator(hello.data.token, fromOf(request)) : undefined;
      if (!hello.success || !actor) return socket.close(4401);
      stop();
      stop = hub.on((news) => tell(actor, news));
      const last = await latest(db);
      send({ type: 'ready', last });
      if (hello.data.since > 0 && hello.data.since < last + OVERLAP) {
        for (const change of await missedSince(db, hello.data.since)) tell(actor, change);
      }
    }

    socket.on('message', (raw) => greet(String(raw)).catch(() => socket.close(4400)));
    socket.on('close', () => stop());
    socket.on('error', () => socket.close());
  });
}
