import process from 'node:process';
import { systemClock } from '../clock.ts';
import { connect } from '../database/connect.ts';
import { reachDatabase } from '../database/connection/reach.ts';
import { migrate } from '../database/migrate.ts';
import { countServing } from '../database/serving.ts';
import { runningEmbedded } from '../embedded/index.ts';
import { StartFailure } from '../start-failure.ts';
import { openWritePath } from '../write/write.ts';
import type { Config } from './config.ts';
import { openSource } from './source.ts';

/** Runs a command to its end; what it refuses, or what stops it, is said in one line, with exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof StartFailure ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}

/** Address, past a pooler, of the database of a shop that may be open; it answers. */
export async function reachShop({
  databaseUrl,
  databaseUrlDirect,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'databaseUrlDirect' | 'dataDir'>): Promise<string> {
  const url = databaseUrlDirect ?? databaseUrl ?? runningEmbedded(dataDir);
  await reachDatabase(url);
  return url;
}

const CONNECTIONS = 2;

/** Opens a database for a command: what it writes begins no jobs, and it waits for no server to hear of it. */
export function openBeside(url: string) {
  const { pool, db, close } = connect(url, CONNECTIONS, { isUnhurried: true });
  const write = openWritePath(
    { pool, db },
    systemClock,
    async () => false,
    async () => undefined,
  );
  return { pool, db, write, close };
}

export type Beside = ReturnType<typeof openBeside>;

/** Works on a shop that no server has open, and brings it to this version before. */
export async function onClosedShop<T>(config: Config, work: (database: Beside, url: string) => Promise<T>): Promise<T> {
  const source = await openSource(config);
  try {
    // A pooler would hand tables and locks of a session to somebody else.
    const url = source.wiring?.directUrl ?? source.url;
    await migrate(url);
    const database = openBeside(url);
    return await work(database, url).finally(() => database.close());
  } finally {
    await source.stop();
  }
}

/** Refuses an act while servers have the shop open. */
export async function refuseWhileOpen({ pool }: Pick<Beside, 'pool'>, act: string): Promise<void> {
  if ((await countServing(pool)) === 0) return;
  throw new StartFailure(
    `还有服务正在使用这个数据库，请先停止它们再${act}，数据没有改动。 (Processes still serve from this database.)`,
  );
}
