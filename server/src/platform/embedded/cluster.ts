import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../start-failure.ts';
import type { Binaries } from './binaries.ts';
import { ACCOUNT } from './endpoint.ts';
import { giveTo, type Owner } from './owner.ts';

const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };
const LOOK_EVERY_MS = 10;

export interface Cluster {
  /** Settles when PostgreSQL is gone, asked to or not. */
  readonly gone: Promise<void>;
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}

async function runInitdb({ initdb }: Binaries, owner: Owner, folder: string, password: string, flags: readonly string[]) {
  const secrets = mkdtempSync(join(tmpdir(), 'signalbox-'));
  const passwordFile = join(secrets, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(owner, secrets);
  giveTo(owner, passwordFile);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const options = [
    `--pgdata=${folder}`,
    `--username=${ACCOUNT}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    ...locale,
    ...flags,
  ];
  const child = spawn(initdb, options, { ...owner, cwd: '/', env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = await once(child, 'close').finally(() => rmSync(secrets, { recursive: true }));
  if (code !== 0) throw new StartFailure(`内置数据库初始化失败。 (initdb: ${complaint.trim().split('\n').at(-1) ?? code})`);
}

/** Makes an empty cluster. It gets its name last, so that an interrupted start leaves nothing that looks finished. */
export async function createCluster(
  binaries: Binaries,
  owner: Owner,
  folder: string,
  password: string,
  flags: readonly string[] = [],
) {
  const half = `${folder}.unfinished`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  giveTo(owner, half);
  await runInitdb(binaries, owner, half, password, flags);
  renameSync(half, folder);
}

function isReady(folder: string, pid: number | undefined) {
  const lock = join(folder, 'postmaster.pid');
  const lines = existsSync(lock) ? readFileSync(lock, 'utf8').split('\n') : [];
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

const lastComplaint = (logFile: string) =>
  readFileSync(logFile, 'utf8')
    .trim()
    .split('\n')
    .findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? '';

/** Starts PostgreSQL and waits, through a recovery if there is one, until it takes connections. */
export async function startCluster(
  binaries: Binaries,
  owner: Owner,
  folder: string,
  settings: readonly string[],
  logFile: string,
): Promise<Cluster> {
  const log = openSync(logFile, 'a', 0o600);
  const flags = settings.flatMap((setting) => ['-c', setting]);
  // Separate process group, so that Ctrl-C reaches the server alone, which stops PostgreSQL after its last request.
  const child: ChildProcess = spawn(binaries.postgres, ['-D', folder, ...flags], {
    ...owner,
    cwd: '/',
    detached: true,
    env: ENVIRONMENT,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const gone = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()));
  const killAtExit = () => child.kill('SIGINT');
  process.once('exit', killAtExit);
  void gone.then(() => process.removeListener('exit', killAtExit));
  while (!isReady(folder, child.pid)) {
    const isOver = await Promise.race([gone.then(() => true), sleep(LOOK_EVERY_MS, false)]);
    if (isOver) throw new StartFailure(`内置数据库没有启动，详见 ${logFile} 。 (PostgreSQL: ${lastComplaint(logFile)})`);
  }
  return {
    gone,
    stop: async (signal = 'SIGINT') => {
      child.kill(signal);
      await gone;
    },
  };
}
