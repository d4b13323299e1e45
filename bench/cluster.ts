import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '#server/platform/embedded/index.ts';
import { ensureServer, serverFlags, serverMain } from '../scripts/prepare.mjs';
import { root } from './beside.ts';

export const PASSWORD = 'bench-2468';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

export interface Cluster {
  folder: string;
  /** Creates an empty database and gives its address. */
  createDatabase(name: string): Promise<string>;
  /** The address of a database that was kept. */
  findDatabase(name: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Embedded PostgreSQL, configured as for a real shop: in a temporary folder, or in one that is kept for the next time. */
export async function startCluster(kept = ''): Promise<Cluster> {
  const folder = kept || (await mkdtemp(join(tmpdir(), 'signalbox-bench-')));
  const database = await startEmbedded(folder, { copies: false, report: () => {} });
  const close = async () => {
    await database.stop();
    if (kept === '') await rm(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().finally(() => process.exit(1)));
  const addressOf = (name: string) => {
    const url = new URL(database.adminUrl);
    url.pathname = `/${name}`;
    return url.href;
  };
  const ask = async (statement: string, values: string[] = []) => {
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    const { rowCount } = await client.query(statement, values);
    await client.end();
    return rowCount ?? 0;
  };
  return {
    folder,
    async createDatabase(name) {
      await ask(`create database ${name}`);
      return addressOf(name);
    },
    findDatabase: async (name) =>
      (await ask('select from pg_database where datname = $1', [name])) > 0 ? addressOf(name) : undefined,
    close,
  };
}

export interface Running {
  port: number;
  process: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** The server itself, as `npm start` runs it, on a database that is there or on its own; `program` is where its sources lie. */
export async function startServer(
  databaseUrl: string | undefined,
  folder: string,
  port: number,
  { program = root, settings = {} }: { program?: string; settings?: Readonly<Record<string, string>> } = {},
): Promise<Running> {
  if (program === root) ensureServer();
  const [main, execArgv] = program === root ? [serverMain, [...serverFlags]] : [join(program, 'server/src/main.ts'), []];
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: join(program, 'node_modules/.cache/node'),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    DATA_DIR: folder,
    PORT: String(port),
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'fatal',
    DEMO: '0',
    PAYMENTS_STAND_IN: '1',
    ...settings,
  };
  const child = fork(main, { cwd: program, execArgv, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    await sleep(10);
  }
  return {
    port,
    process: child,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
