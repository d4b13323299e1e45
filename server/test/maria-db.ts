import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A MariaDB of a test's own, reached by its socket alone. */
export interface MariaDb {
  /** Address of the database `former`. */
  address: string;
  /** Runs the statements of a file in it. */
  load(file: string): void;
  stop(): Promise<void>;
}

const PROGRAMS = ['mariadbd', 'mariadb-install-db', 'mariadb', 'mariadb-dump'];
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`;
const env = { ...process.env, PATH };
const TRIES = 300;

/** True where Debian's mariadb-server is installed. */
export const hasMariaDb = (): boolean =>
  PROGRAMS.every((program) => spawnSync(program, ['--version'], { env, stdio: 'ignore' }).status === 0);

const own = (folder: string) => [`--datadir=${folder}`, `--user=${userInfo().username}`];

async function untilAnswers(socket: string, server: ChildProcess): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const asked = spawnSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-e', 'select 1'], { env, stdio: 'ignore' });
    if (asked.status === 0) return;
    if (server.exitCode !== null) break;
    await sleep(200);
  }
  throw new Error('MariaDB does not answer');
}

export async function startMariaDb(folder: string): Promise<MariaDb> {
  const socket = join(folder, 's');
  const made = spawnSync(
    'mariadb-install-db',
    ['--no-defaults', ...own(folder), '--auth-root-authentication-method=normal', '--skip-test-db'],
    {
      env,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`MariaDB cannot be laid out: ${made.stderr}`);
  const log = openSync(join(folder, 'log'), 'w');
  const server = spawn('mariadbd', ['--no-defaults', ...own(folder), `--socket=${socket}`, '--skip-networking'], {
    env,
    stdio: ['ignore', log, log],
  });
  const ended = once(server, 'exit');
  await untilAnswers(socket, server);
  const ask = (statement: string) =>
    spawnSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-e', statement], { env, encoding: 'utf8' });
  ask('create database former character set utf8mb4');
  return {
    address: `mysql://root@localhost/former?socket=${encodeURIComponent(socket)}`,
    load(file) {
      const loaded = spawnSync('mariadb', ['--no-defaults', `--socket=${socket}`, 'former'], {
        env,
        encoding: 'utf8',
        stdio: [openSync(file, 'r'), 'ignore', 'pipe'],
      });
      if (loaded.status !== 0) throw new Error(loaded.stderr);
    },
    async stop() {
      server.kill();
      await ended;
    },
  };
}
