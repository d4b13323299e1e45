import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from './connect.ts';
import { StartFailure } from '../start-failure.ts';

/** The name of the one connection that a serving process always has. */
export const LISTENER = 'signalbox-listener';

const LOOK_EVERY_MS = 250;
const TRIES = 80;

/** Servers on this database, the one that asks included if it is one. */
export async function countServers(db: Pick<Db, 'execute'>): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::integer as n from pg_stat_activity where datname = current_database() and application_name = ${LISTENER}`,
  );
  return rows[0]?.n ?? 0;
}

export async function countServing(client: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::integer as n from pg_stat_activity where datname = current_database() and application_name = $1',
    [LISTENER],
  );
  return rows[0]?.n ?? 0;
}

/** Waits for processes of another version to end: they call functions and read columns that an upgrade takes away. */
export async function waitUntilAlone(client: pg.ClientBase): Promise<void> {
  for (let look = 1; ; look += 1) {
    const serving = await countServing(client);
    if (serving === 0) return;
    if (look === TRIES) {
      throw new StartFailure(
        `还有 ${serving} 个另一版本的服务正在使用这个数据库，请先停止它们再升级，数据没有改动。 (Other processes of another version still serve from this database.)`,
      );
    }
    await sleep(LOOK_EVERY_MS);
  }
}
