import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CONNECT_MS, LIMIT_SESSION, NAME_SESSION } from './limits.ts';
import { type Watched, listenFor } from './silence.ts';

const LOOK_EVERY_MS = 1000;
/** Most statements are answered long before. */
const PATIENCE_MS = 4000;
const ASKING_MS = 3000;
/** Time for an answer that was under way while PostgreSQL was asked. */
const UNDER_WAY_MS = 500;
/** Pause after PostgreSQL said that it works on all that is owed. */
const AT_WORK_MS = 5000;

// A process that rests has answered, and one that cannot get rid of its answer has nobody who takes it.
const AT_WORK = `
  select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and state = 'active' and wait_event is distinct from 'ClientWrite' and query_start < clock_timestamp() - interval '2 seconds'`;

/** Processes that work on something for long; undefined where PostgreSQL does not answer. */
async function pidsAtWork(url: string): Promise<Set<number> | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ASKING_MS, query_timeout: ASKING_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(AT_WORK);
    return new Set(rows.map(({ pid }) => pid));
  } catch {
    return undefined;
  } finally {
    void client.end().catch(() => {});
  }
}

/** Sessions of a pool of connections. */
export interface Sessions {
  /** A pooler lends them for a transaction: nothing is left in them, no name of a statement either. */
  isLent?: boolean | undefined;
  /** Commands beside the server may take as long as they like. */
  isUnhurried?: boolean | undefined;
}

function isAtWork({ pid }: Watched, atWork: ReadonlySet<number> | undefined): boolean {
  if (!atWork) return false;
  return pid === undefined ? atWork.size > 0 : atWork.has(pid);
}

/**
 * Ends connections of a pool that were cut in silence. A statement may take long; so where nothing comes, PostgreSQL is asked on a
 * connection of its own whether it still works on it. Whoever waits on one that is forgotten hears so within some eight seconds, and those
 * that rest beside it go too, because nobody knows of them either.
 */
export function watchConnections(url: string, { isLent = false, isUnhurried = false }: Sessions = {}) {
  const connections = new Set<Watched>();
  let looking: NodeJS.Timeout | undefined;
  let isAsking = false;
  let asksFrom = 0;

  const silent = () =>
    [...connections].flatMap((each) => {
      const from = each.silentSince();
      return from !== undefined && performance.now() - from >= PATIENCE_MS ? [{ each, from }] : [];
    });

  async function look(): Promise<void> {
    if (isAsking || performance.now() < asksFrom || silent().length === 0) return;
    isAsking = true;
    const atWork = await pidsAtWork(url);
    const suspects = silent().filter(({ each }) => !isAtWork(each, atWork));
    if (suspects.length > 0) await sleep(UNDER_WAY_MS);
    else asksFrom = performance.now() + AT_WORK_MS;
    const forgotten = suspects.filter(({ each, from }) => each.silentSince() === from).map(({ each }) => each);
    const resting = forgotten.length > 0 ? [...connections].filter((each) => each.isResting()) : [];
    for (const each of [...forgotten, ...resting]) each.cut();
    isAsking = false;
  }

  function leave(one: Watched): void {
    connections.delete(one);
    if (connections.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  }

  return {
    /** Takes a connection in as it is made: a session that is its own gets its limits. */
    async greet(client: pg.ClientBase): Promise<void> {
      const first = { text: isUnhurried ? NAME_SESSION : LIMIT_SESSION, query_timeout: CONNECT_MS };
      const pid = isLent ? undefined : (await client.query<{ pid: number }>(first)).rows[0]?.pid;
      const one = listenFor(client, pid);
      connections.add(one);
      looking ??= setInterval(() => void look(), LOOK_EVERY_MS).unref();
      client.once('end', () => leave(one));
    },
    /** Ends whatever is left. */
    cutAll(): void {
      for (const each of connections) each.cut();
    },
  };
}
