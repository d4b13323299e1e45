import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MINUTE } from '#contract/durations.ts';
import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import { type Guards, fromOf } from '../http/authenticate.ts';
import type { Hub, News } from './hub.ts';
import { countLines } from './lines.ts';

export const SOCKET_PATH = '/api/ws';

/** Ids are given before commit, so a lower one may appear later: catch-up goes back this far, screens drop doubles. */
const OVERLAP = 200;
const CATCH_UP_MAX = 1000;
/** A line is tried, and its session looked at, this often. */
const BEAT_MS = 30_000;

/** A session was ended; too many lines; the server wants the screen to come again. */
const [SIGNED_OUT, TOO_MANY, COME_AGAIN, NOT_UNDERSTOOD] = [4401, 4429, 4000, 4400];
/** Lines of one address that have not said who they are; an honest one does so at once. */
const SILENT_MAX = 20;
/** Lines of one session: a screen for each tab. */
const LINES_MAX = 50;

const Hello = z.object({
  token: z.string().max(200),
  since: z.int().min(0).default(0),
  ageMs: z.number().min(0).max(MINUTE).catch(MINUTE).default(0),
});
type Hello = z.output<typeof Hello>;

type Tables = Readonly<Record<string, readonly number[]>>;

export interface SocketOptions {
  db: Db;
  clock: Clock;
  hub: Hub;
  guards: Guards;
  /** Changed rows that this person hears of, by noun. */
  heardOf(actor: Actor, tables: Tables, changedBy: number | null): Promise<Tables>;
  /** Time to say hello. */
  greetingMs?: number | undefined;
  linesMax?: number | undefined;
}

type ChangeNews = Extract<News, { topic: 'change' }>;

/** Changes after `since`; a screen that has heard nothing yet gets those made since its page was opened, `ageMs` ago. */
async function missedSince({ db, clock }: SocketOptions, { since, ageMs }: Hello, last: number): Promise<ChangeNews[]> {
  const opened = new Date(clock.now().getTime() - ageMs);
  const from = since > 0 ? sql`id > ${since - OVERLAP}` : sql`id > ${last - OVERLAP} and at > ${opened}`;
  const { rows } = await db.execute<Omit<ChangeNews, 'topic'> & Record<string, unknown>>(sql`
    select id, act, actor_name as actor, case when actor_kind = 'admin' then actor_id end as "actorId", touched as tables from change
    where ${from} and touched is not null order by id desc limit ${CATCH_UP_MAX}`);
  return rows.reverse().map((row) => ({ topic: 'change', ...row }));
}

const latest = async (db: Db): Promise<number> =>
  (await db.execute<{ id: number }>(sql`select coalesce(max(id), 0) as id from change`)).rows[0]?.id ?? 0;

/** Message to this person's screen for a piece of news. */
async function messageFor(actor: Actor, news: News, heardOf: SocketOptions['heardOf']): Promise<object | undefined> {
  if (news.topic === 'change') {
    const { id, act, actorId, tables } = news;
    const heard = await heardOf(actor, tables, actorId);
    return Object.keys(heard).length > 0 ? { type: 'change', id, act, actor: news.actor, tables: heard } : undefined;
  }
  if (news.topic === 'notice')
    return actor.kind === 'admin' && news.adminIds.includes(actor.id) ? { type: 'notice', isNew: news.isNew } : undefined;
  if (news.topic !== 'job' || actor.kind !== 'admin' || news.adminId !== actor.id) return undefined;
  return { type: 'job', id: news.id, state: news.state, done: news.done, total: news.total };
}

/** Screens hear of changes here within moments, and after a lost connection of those they missed. */
export function addSocket(app: FastifyInstance, options: SocketOptions): void {
  const { db, hub, guards, heardOf, greetingMs = 10_000, linesMax = LINES_MAX } = options;
  const lines = countLines(SILENT_MAX, linesMax);

  app.get(SOCKET_PATH, { websocket: true }, (socket, request) => {
    const { address } = fromOf(request);
    let stop = () => {};
    const send = (message: unknown) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message));
    const late = setTimeout(() => socket.close(NOT_UNDERSTOOD), greetingMs).unref();

    // Rights may have changed since the line was opened, so they are asked for each time.
    async function pass(token: string, news: News): Promise<void> {
      const actor = await guards.administrator(token);
      if (!actor) return socket.close(SIGNED_OUT);
      const message = await messageFor(actor, news, heardOf);
      if (message) send(message);
    }

    function hearAll(token: string): () => void {
      let passed = Promise.resolve();
      const hear = (news: News) => {
        if (news.topic === 'gap') return socket.close(COME_AGAIN);
        passed = passed.then(() => pass(token, news)).catch(() => socket.close(COME_AGAIN));
      };
      const deaf = hub.on(hear);
      const beat = setInterval(() => {
        socket.ping();
        hear({ topic: 'rights' });
      }, BEAT_MS).unref();
      return () => {
        deaf();
        clearInterval(beat);
      };
    }

    async function greet(raw: string): Promise<void> {
      const hello = Hello.safeParse(JSON.parse(raw));
      const actor = hello.success ? await guards.administrator(hello.data.token, fromOf(request)) : undefined;
      if (!hello.success || actor?.kind !== 'admin') return socket.close(SIGNED_OUT);
      clearTimeout(late);
      if (!lines.greeted(address, socket, actor.sessionId)) return socket.close(TOO_MANY);
      stop();
      stop = hearAll(hello.data.token);
      const last = await latest(db);
      send({ type: 'ready', last });
      if (hello.data.since < last + OVERLAP) {
        for (const change of await missedSince(options, hello.data, last)) await pass(hello.data.token, change);
      }
    }

    socket.on('message', (raw) => greet(String(raw)).catch(() => socket.close(NOT_UNDERSTOOD)));
    socket.on('close', () => {
      clearTimeout(late);
      stop();
      lines.closed(address, socket);
    });
    socket.on('error', () => socket.close());
    lines.opened(address, socket)?.close(TOO_MANY);
  });
}
