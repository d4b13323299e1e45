import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { SECOND } from '#contract/durations.ts';
import type { Database } from '../database/connect.ts';
import { hearsFrom, poolingOf } from '../database/wire/pooling.ts';
import { countServers } from '../database/serving.ts';
import { type Examined, doubtful, failed, fine } from './finding.ts';

/** Addresses of a shop's database: as reads and writes take it, and past a pooler. */
export interface Addresses {
  url: string;
  directUrl: string | undefined;
}

const ROUND_TRIPS = 5;
const FAR_MS = 20;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Version, rights and distance of the database. */
export async function examineDatabase({ db }: Database): Promise<Examined> {
  const { rows } = await db.execute<{ version: string; isSuperuser: boolean; bytes: number }>(sql`
    select current_setting('server_version') as version, current_setting('is_superuser') = 'on' as "isSuperuser",
      pg_database_size(current_database()) as bytes`);
  const [found] = rows;
  const trips: number[] = [];
  for (let trip = 0; trip < ROUND_TRIPS; trip += 1) trips.push(await timed(() => db.execute(sql`select 1`)));
  const ms = Math.min(...trips);
  const says = `PostgreSQL ${found?.version}，${Math.round(Number(found?.bytes) / 1024 ** 2)} MB，往返 ${ms.toFixed(1)} 毫秒`;
  if (found?.isSuperuser)
    return doubtful(
      `${says}，账号是超级用户`,
      '请换成只拥有这个库的普通账号：alter role … nosuperuser，并 alter database … owner to …',
    );
  return ms > FAR_MS ? doubtful(`${says}，太远`, '一次操作要往返十几次：请把服务和数据库放在同一个机房') : fine(says);
}

/** Names what stands between here and PostgreSQL. */
export async function examinePooler({ url, directUrl }: Addresses): Promise<Examined> {
  const pooling = await poolingOf(url);
  if (pooling === 'statement') return failed('连接池按语句分配连接，事务不能用', '请把 pool_mode 改成 session');
  if (pooling === 'session') return fine('连接保持自己的会话（直连，或连接池的 session 模式）');
  if (directUrl === undefined)
    return failed(
      '连接池按事务分配连接，听不到其他服务的消息',
      '请把 pool_mode 改成 session，或把绕过连接池的地址写进 DATABASE_URL_DIRECT',
    );
  return fine('连接池按事务分配连接，消息、任务和升级走 DATABASE_URL_DIRECT');
}

/** A message into the channel and back, and who else listens. */
export async function examineBeat({ url, directUrl = url }: Addresses, { db }: Database): Promise<Examined> {
  let isHeard = false;
  const ms = await timed(async () => (isHeard = await hearsFrom(directUrl, url)));
  if (!isHeard)
    return failed(
      '发出的消息没有回来',
      'DATABASE_URL 和 DATABASE_URL_DIRECT 要通向同一个数据库，且后者不能经过按事务分配连接的连接池',
    );
  return fine(`消息 ${Math.round(ms)} 毫秒内回来；正在运行的服务 ${await countServers(db)} 个`);
}

const TOLERATED_MS = 2 * SECOND;
const HARMFUL_MS = 30 * SECOND;

/** Judges by how much the clock of the database is ahead. */
export function judgeClock(aheadMs: number): Examined {
  const apart = Math.abs(aheadMs);
  const says = `数据库的时钟${aheadMs < 0 ? '慢' : '快'} ${(apart / SECOND).toFixed(1)} 秒`;
  const remedy = '请在服务和数据库所在的机器上都打开时间同步：timedatectl set-ntp true';
  if (apart > HARMFUL_MS) return failed(says, remedy);
  return apart > TOLERATED_MS ? doubtful(says, remedy) : fine(says);
}

/** Compares both clocks in the middle of a question. */
export async function examineClock({ db }: Database, now: () => number): Promise<Examined> {
  const before = now();
  const { rows } = await db.execute<{ ms: number }>(sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`);
  return judgeClock(Number(rows[0]?.ms) - (before + now()) / 2);
}
