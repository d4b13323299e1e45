import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../cluster.ts';

/** Version of the pooler on this machine; undefined where there is none. */
export function pgbouncerVersion(): string | undefined {
  const { status, stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  return status === 0 ? /[\d.]+/.exec(stdout)?.[0] : undefined;
}

export interface PgBouncer {
  url: string;
  stop(): Promise<void>;
}

const answers = (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

const TRIES = 100;

/** Starts a pooler before a database on a socket, as the account that the database belongs to: it refuses root, and the socket others. */
export async function startPgBouncer(target: string, mode: 'session' | 'transaction'): Promise<PgBouncer> {
  const to = new URL(target);
  const host = to.searchParams.get('host') ?? to.hostname;
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-pgbouncer-'));
  const port = await freePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${to.username}" "${decodeURIComponent(to.password)}"\n`, { mode: 0o644 });
  await writeFile(
    settings,
    `[databases]\n* = host=${host} port=${to.port || 5432}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\n` +
      `unix_socket_dir =\nauth_type = trust\nauth_file = ${users}\npool_mode = ${mode}\nmax_client_conn = 200\ndefault_pool_size = 40\n`,
    { mode: 0o644 },
  );
  const { uid, gid } = host.startsWith('/') ? await stat(host) : { uid: 65_534, gid: 65_534 };
  const isRoot = process.getuid?.() === 0;
  await chmod(folder, 0o755);
  const child: ChildProcess = spawn('pgbouncer', ['-q', settings], { stdio: 'ignore', ...(isRoot && { uid, gid }) });
  const url = new URL(target);
  url.searchParams.delete('host');
  [url.hostname, url.port] = ['127.0.0.1', String(port)];
  for (let tries = 1; !(await answers(url.href)); tries += 1) {
    if (tries === TRIES || child.exitCode !== null) throw new Error('PgBouncer does not answer');
    await sleep(50);
  }
  return {
    url: url.href,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
