/**
 * `npm run drill:wiring`: two servers on one database, one of them behind PgBouncer in each mode and behind a proxy that forgets its
 * connections without a word. Prints the seconds until an ended session is refused, and the longest that a request hung; exit code 1 where
 * they are too many, 3 where PgBouncer is not there.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { LISTENER } from '#server/platform/database/serving.ts';
import { openForgettingProxy } from '../../server/test/forgetting-proxy.ts';
import { serverFlags, serverMain } from '../../scripts/prepare.mjs';
import { type Running, freePort, startCluster, startServer } from '../cluster.ts';
import { pgbouncerVersion, startPgBouncer } from './pgbouncer.ts';
import { call, keepAsking, readiness, secondsUntil, secondsUntilRefused, signIn, summaryOf } from './probes.ts';

const REFUSED_WITHIN_S = 5;
const LONGEST_HANG_S = 15;
const NOT_DONE = 3;

interface Shown {
  what: string;
  seconds?: number;
  limit?: number;
  saw: string;
  verdict: 'ok' | 'FAILED';
}
const rows: Shown[] = [];

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;
function note(row: Shown): void {
  rows.push(row);
  process.stdout.write(`${row.verdict} ${row.what}${row.seconds === undefined ? '' : `: ${row.seconds} s`} ${row.saw}\n`);
}
const verdictOn = (isHeld: boolean) => (isHeld ? 'ok' : 'FAILED');
const within = (what: string, seconds: number, limit: number, saw = '') =>
  note({ what, seconds: rounded(seconds), limit, saw, verdict: verdictOn(seconds <= limit) });
const held = (what: string, isHeld: boolean, saw: string) => note({ what, saw, verdict: verdictOn(isHeld) });

interface Ground {
  url: string;
  folder: string;
  /** A server that reaches the database itself. */
  direct: Running;
}

const startBehind = async ({ folder }: Ground, url: string, settings: Record<string, string> = {}) =>
  startServer(url, folder, await freePort(), { settings });

/** A shop behind a pooler: how fast it hears, and whether its calls hold. */
async function tryServer(ground: Ground, server: Running, name: string): Promise<void> {
  within(`${name}: ended session refused`, await secondsUntilRefused(ground.direct, server), REFUSED_WITHIN_S);
  const token = await signIn(server);
  const lanes = Array.from({ length: 5 }, () => keepAsking(server, token));
  await sleep(5000);
  await Promise.all(lanes.map((lane) => lane.stop()));
  const answers = lanes.flatMap((lane) => lane.answers);
  held(
    `${name}: calls`,
    answers.every(({ code }) => code === 200),
    summaryOf(answers),
  );
}

async function inSessions(ground: Ground): Promise<void> {
  const pooler = await startPgBouncer(ground.url, 'session');
  const server = await startBehind(ground, pooler.url);
  await tryServer(ground, server, 'PgBouncer, session mode');
  await server.stop();
  await pooler.stop();
}

/** Words of a start that is to fail. */
function refusalOf(url: string, folder: string, settings: Record<string, string> = {}) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, PORT: '0', DEMO: '0', ...settings };
  const { status, stderr } = spawnSync(process.execPath, [...serverFlags, serverMain], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, says: stderr.trim() };
}

async function inTransactions(ground: Ground): Promise<void> {
  const pooler = await startPgBouncer(ground.url, 'transaction');
  const { status, says } = refusalOf(pooler.url, ground.folder);
  held('PgBouncer, transaction mode: start', status === 1 && says.includes('DATABASE_URL_DIRECT'), says.slice(0, 60));
  const server = await startBehind(ground, pooler.url, { DATABASE_URL_DIRECT: ground.url });
  await tryServer(ground, server, 'PgBouncer, transaction mode with DATABASE_URL_DIRECT');
  await server.stop();
  await pooler.stop();
}

const longest = (answers: readonly { ms: number }[]): number => Math.max(...answers.map(({ ms }) => ms)) / 1000;

/** Asks in five lanes while something happens; the longest that an answer took. */
async function hangDuring(server: Running, happens: () => Promise<void>): Promise<{ seconds: number; saw: string }> {
  const token = await signIn(server);
  const lanes = Array.from({ length: 5 }, () => keepAsking(server, token));
  await sleep(1000);
  await happens();
  await Promise.all(lanes.map((lane) => lane.stop()));
  const answers = lanes.flatMap((lane) => lane.answers);
  return {
    seconds: longest(answers),
    saw: `${answers.length} calls, ${answers.filter(({ code }) => code !== 200).length} failed`,
  };
}

/** Seconds from which on a server that hears nothing is not ready, and from when it is again. */
const untilReady = (server: Running, isReady: boolean) =>
  secondsUntil(async () => ((await readiness(server)).status === 'ready') === isReady);

async function forgotten(ground: Ground): Promise<void> {
  const proxy = await openForgettingProxy(ground.url);
  const server = await startBehind(ground, proxy.url);
  const token = await signIn(ground.direct);
  await call(server, '/admin/store/brand/list?page=1&limit=20', token);
  proxy.forget(LISTENER);
  within('proxy forgets the listener: ended session refused', await secondsUntilRefused(ground.direct, server), REFUSED_WITHIN_S);
  await untilReady(server, true);

  const once = await hangDuring(server, async () => {
    proxy.forget();
    await sleep(20_000);
  });
  within('proxy forgets every connection: longest hang', once.seconds, LONGEST_HANG_S, once.saw);
  within('… ready again', await untilReady(server, true), LONGEST_HANG_S);

  const away = await hangDuring(server, async () => {
    proxy.bar();
    proxy.forget();
    within('proxy lets nothing through: not ready', await untilReady(server, false), LONGEST_HANG_S);
    within('… longest answer of /health/ready', (await readiness(server)).ms / 1000, LONGEST_HANG_S);
    await sleep(20_000);
    proxy.unbar();
    within('… lets in again: ready', await untilReady(server, true), LONGEST_HANG_S);
  });
  within('… longest hang', away.seconds, LONGEST_HANG_S, away.saw);
  const begun = performance.now();
  proxy.forget();
  await server.stop();
  const stopped = (performance.now() - begun) / 1000;
  within('proxy forgets every connection: stopping', stopped, LONGEST_HANG_S, `exit code ${server.process.exitCode}`);
  await proxy.close();
}

async function drill(): Promise<void> {
  const cluster = await startCluster();
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-drill-'));
  try {
    const url = await cluster.createDatabase('wiring');
    const ground = { url, folder, direct: await startServer(url, folder, await freePort()) };
    await inSessions(ground);
    await inTransactions(ground);
    await forgotten(ground);
    const elsewhere = await mkdtemp(join(tmpdir(), 'signalbox-elsewhere-'));
    const { status, says } = refusalOf(url, elsewhere);
    held('another data folder: start', status === 1 && says.includes('DATA_DIR'), says.slice(0, 60));
    await rm(elsewhere, { recursive: true, force: true });
    await ground.direct.stop();
  } finally {
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const version = pgbouncerVersion();
if (version === undefined) {
  process.stderr.write(
    '没有 PgBouncer，演练没有进行。请先运行：apt-get install -y --no-install-recommends pgbouncer (PgBouncer is missing)\n',
  );
  process.exitCode = NOT_DONE;
} else {
  process.stdout.write(`PgBouncer ${version}\n`);
  await drill();
  console.table(rows);
  const isHeld = rows.every(({ verdict }) => verdict === 'ok');
  process.stdout.write(isHeld ? 'ok\n' : 'FAILED\n');
  process.exitCode = isHeld ? 0 : 1;
}
