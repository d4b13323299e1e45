/**
 * `npm run drill:restore`: a demonstration shop is backed up while somebody writes, once with a key, and restored into a fresh folder, which a server
 * then opens. The server also makes one by itself and proves it, the shop of a moment is looked at beside it, and brought into another folder. Prints counts, seconds and bytes; exit code 1 where something is missing.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { showMoment } from '#contract/moment.ts';
import { PAST_MARK } from '#contract/maintenance/past.ts';
import { baseCopies } from '#server/platform/embedded/journal.ts';
import { ensureWeb } from '../../scripts/prepare.mjs';
import { root } from '../beside.ts';
import { type Running, freePort, startServer } from '../cluster.ts';
import { call, readiness, signIn } from './probes.ts';

const KEY = 'a key of the drill, kept by nobody';
const ORDERS = '/admin/store/order/list?page=1&limit=1&type=2';
const MB = 1024 * 1024;
const Total = z.object({ total: z.int() });

interface Seen {
  what: string;
  saw: string;
  verdict: 'ok' | 'FAILED';
}

const seen: Seen[] = [];
function note(what: string, saw: string, isHeld: boolean): void {
  seen.push({ what, saw, verdict: isHeld ? 'ok' : 'FAILED' });
  process.stderr.write(`${isHeld ? 'ok' : 'FAILED'}: ${what}: ${saw}\n`);
}

/** Runs a command of the shop as people do; its output, its exit code and how long it took. */
async function command(name: string, options: string[], env: Record<string, string>) {
  const begun = performance.now();
  const program = join(root, `server/src/${name}.ts`);
  const ended = await promisify(execFile)(process.execPath, [program, ...options], {
    cwd: root,
    env: { ...process.env, ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error: unknown) => {
      const { code, stdout, stderr } = z.object({ code: z.int(), stdout: z.string(), stderr: z.string() }).parse(error);
      return { code, text: stdout + stderr };
    },
  );
  return { ...ended, seconds: ((performance.now() - begun) / 1000).toFixed(1) };
}

/** Brands saved one after the other, until it is told to stop; answers how many the shop took and refused. */
function keepWriting(server: Running, token: string) {
  let isOver = false;
  const writing = (async () => {
    let [saved, refused] = [0, 0];
    for (let turn = 0; !isOver; turn += 1) {
      const { code } = await call(server, '/admin/store/brand/save', token, { name: `演练 ${turn}`, logo: 'image/logo.png' });
      if (code === 200) saved += 1;
      else refused += 1;
    }
    return { saved, refused };
  })();
  return () => {
    isOver = true;
    return writing;
  };
}

async function totalOf(server: Pick<Running, 'port'>, path: string, token: string): Promise<number> {
  return Total.parse((await call(server, path, token)).data).total;
}

async function backUp(home: string, to: string): Promise<string> {
  const data = join(home, 'shop');
  const server = await startServer(undefined, data, await freePort(), { settings: { DEMO: '1' } });
  try {
    const token = await signIn(server);
    const stop = keepWriting(server, token);
    const { code, text, seconds } = await command('backup', ['--to', to], { DATA_DIR: data, BACKUP_KEY: KEY });
    const { saved, refused } = await stop();
    note('a backup of the open shop', `${text.trim().split('\n').slice(1).join(' ')} (${seconds} s as a command)`, code === 0);
    note('writes meanwhile', `${saved} taken, ${refused} refused`, saved > 0 && refused === 0);
    const orders = await totalOf(server, ORDERS, token);
    note('orders of the shop', String(orders), orders > 0);
    await byServer(server, token, join(home, 'by-server'));
    await toMoment(server, token, { home, data });
  } finally {
    await server.stop();
  }
  const [name = ''] = await readdir(to);
  note('its size on the disk', `${((await stat(join(to, name))).size / MB).toFixed(1)} MB, encrypted`, name !== '');
  return join(to, name);
}

const Rows = z.object({
  list: z.array(z.object({ state: z.string(), proof: z.string(), proofSays: z.string(), problem: z.string() })),
});
const LOOK_MS = 500;
const GIVE_UP_MS = 600_000;

/** A backup by the server itself, as its page begins one, and the restore that proves it. */
async function byServer(server: Running, token: string, to: string): Promise<void> {
  const plan = { isOn: true, hour: 3, keep: 7, place: 'folder', folder: to, bucket: '', proves: true };
  const saved = await call(server, '/admin/system/backup/plan/save', token, plan);
  const key = await call(server, '/admin/system/backup/plan/key', token, {});
  const begun = performance.now();
  const made = await call(server, '/admin/system/backup/make', token, {});
  if ([saved, key, made].some(({ code }) => code !== 200))
    return note('a backup by the server', `${saved.message} ${made.message}`, false);
  for (;;) {
    const { data } = await call(server, '/admin/system/backup/list?page=1&limit=1', token);
    const [row] = Rows.parse(data).list;
    const isOver = row?.state === 'failed' || ['proven', 'broken', 'no_room'].includes(row?.proof ?? '');
    if (isOver || performance.now() - begun > GIVE_UP_MS) {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      return note(
        'a backup by the server, restored to prove it',
        `${row?.problem}${row?.proofSays} (${seconds} s)`,
        row?.proof === 'proven',
      );
    }
    await sleep(LOOK_MS);
  }
}

/** Runs the timer that copies the database, and waits for the copy. */
async function copyDatabase(server: Running, token: string, data: string): Promise<boolean> {
  const cluster = await realpath(join(data, 'postgres'));
  const begun = performance.now();
  await call(server, '/admin/system/timer/run', token, { name: 'backup.nightly' });
  while (baseCopies(cluster).length === 0 && performance.now() - begun < GIVE_UP_MS) await sleep(LOOK_MS);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  note('a copy of the database for restoring to a moment', `${seconds} s`, baseCopies(cluster).length > 0);
  return baseCopies(cluster).length > 0;
}

const BRANDS = '/admin/store/brand/list?page=1&limit=1';
const saveBrand = (server: Pick<Running, 'port'>, token: string, name: string) =>
  call(server, '/admin/store/brand/save', token, { name, logo: 'image/logo.png' });

const ONLY_SHOWN = /^这是 .* 的商城，只能查看$/;

/** Opens the shop of a moment as people do; `look` sees it, and Ctrl-C ends it. */
async function lookAtMoment(to: string, data: string, look: (shown: Pick<Running, 'port'>) => Promise<void>): Promise<void> {
  const port = await freePort();
  const begun = performance.now();
  const options = [join(root, 'server/src/restore.ts'), '--to', to, '--beside', '--port', String(port)];
  const child = spawn(process.execPath, options, {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && (await readiness({ port })).status !== 'ready') await sleep(LOOK_MS);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  note(`the shop of ${to.slice(11)}, to look at beside the open one`, `${seconds} s`, child.exitCode === null);
  if (child.exitCode === null) await look({ port });
  child.kill('SIGINT');
  const [code] = await ended;
  note('what it leaves', `exit code ${code}`, code === 0 && !existsSync(join(data, 'beside')));
}

async function seesMoment(shown: Pick<Running, 'port'>, before: number): Promise<void> {
  const token = await signIn(shown);
  const brands = await totalOf(shown, BRANDS, token);
  const { message } = await saveBrand(shown, token, '只读');
  const after = await totalOf(shown, BRANDS, token);
  const page = await fetch(`http://127.0.0.1:${shown.port}/login`).then((answer) => answer.text());
  note('its page', 'says of which moment it is', page.includes(PAST_MARK));
  note('brands of that moment, and one that is saved there', `${brands} of ${before}; ${message}`, ONLY_SHOWN.test(message));
  note('brands after that', String(after), brands === before && after === before);
}

/** Saves before and after a moment, while the server goes on, and brings the shop of that moment into a folder. */
async function toMoment(server: Running, token: string, { home, data }: { home: string; data: string }): Promise<void> {
  if (!(await copyDatabase(server, token, data))) return;
  await saveBrand(server, token, '时刻之前');
  const before = await totalOf(server, BRANDS, token);
  await sleep(2000);
  const to = showMoment(new Date());
  await sleep(2000);
  await saveBrand(server, token, '时刻之后');
  await lookAtMoment(to, data, (shown) => seesMoment(shown, before));
  const into = join(home, 'moment');
  const { code, text, seconds } = await command('restore', ['--to', to, '--into', into], { DATA_DIR: data });
  process.stdout.write(text);
  note(`a restore to ${to.slice(11)}, beside the open shop`, `${seconds} s as a command, exit code ${code}`, code === 0);
  if (code !== 0) return;
  const opened = await startServer(undefined, into, await freePort());
  try {
    const brands = await totalOf(opened, BRANDS, await signIn(opened));
    note('brands of that moment', `${brands}, in the shop by then ${before}, now ${before + 1}`, brands === before);
  } finally {
    await opened.stop();
  }
}

async function openAgain(into: string): Promise<void> {
  const server = await startServer(undefined, into, await freePort());
  try {
    const token = await signIn(server);
    const orders = await totalOf(server, ORDERS, token);
    const brands = await totalOf(server, '/admin/store/brand/list?page=1&limit=1', token);
    const { code } = await call(server, '/admin/store/brand/save', token, { name: '恢复之后', logo: 'image/logo.png' });
    note('a server on the restored shop', `${orders} orders, ${brands} brands, takes a new one`, code === 200 && orders > 0);
  } finally {
    await server.stop();
  }
}

async function drill(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'signalbox-restore-'));
  try {
    const archive = await backUp(home, join(home, 'backups'));
    const into = join(home, 'restored');
    const wrong = await command('restore', ['--from', archive, '--into', into], { BACKUP_KEY: `not ${KEY}` });
    note('with another key', wrong.text.trim(), wrong.code === 1);
    const { code, text, seconds } = await command('restore', ['--from', archive, '--into', into], { BACKUP_KEY: KEY });
    process.stdout.write(text);
    note('a restore into a fresh folder', `${seconds} s as a command, exit code ${code}`, code === 0);
    if (code === 0) await openAgain(into);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

ensureWeb();
await drill();
console.table(seen);
const isHeld = seen.every(({ verdict }) => verdict === 'ok');
process.stdout.write(isHeld ? 'ok\n' : 'FAILED\n');
process.exitCode = isHeld ? 0 : 1;
