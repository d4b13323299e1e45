/**
 * `npm run drill:install`: a shop behind nginx and behind Caddy as `deploy/` has them, at the top of a host and below a path: its page with its
 * parts, a sign-in by https, and a change that is pushed to an open screen. In a network of its own, which nothing leaves. Exit code 1 where
 * something does not come, 3 where a program is missing or such a network is refused.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { ensureServer, ensureWeb } from '../../scripts/prepare.mjs';
import { root } from '../beside.ts';
import { PASSWORD, type Running, freePort, startCluster, startServer } from '../cluster.ts';
import { openStaff } from '../storefront.ts';
import { BELOW, type FrontDoor, frontDoors, makeCertificate } from './proxies.ts';
import { call, signIn } from './probes.ts';
import { checkPage, heardBy } from './screens.ts';

const NOT_DONE = 3;
const TRIES = 100;

async function untilOpen(base: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const isOpen = await fetch(`${base}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return;
    if (tries === TRIES) throw new Error('the proxy does not answer');
    await sleep(100);
  }
}

const Log = z.object({ list: z.array(z.object({ address: z.string() })) });

/** Address that the server takes a client for which claims to be another. */
async function addressSeen(base: string, server: Running, token: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
  await fetch(`${base}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify({ account: 'nobody', pwd: 'not it' }) });
  return Log.parse((await call(server, '/admin/system/sign/log/list', token)).data).list[0]?.address;
}

interface Tried {
  proxy: string;
  saw: string;
  verdict: 'ok' | 'FAILED';
}

async function tryBehind(base: string, name: string, server: Running): Promise<string> {
  await untilOpen(base);
  await checkPage(base);
  const staff = await openStaff(base, PASSWORD);
  const token = await signIn(server);
  const save = () => staff.run(brandCalls.save, { name: `经过 ${name}`, logo: 'image/logo.png' });
  const ms = Math.round(await heardBy(base, token, save));
  const address = await addressSeen(base, server, token);
  if (address !== '127.0.0.1') throw new Error(`a client chose its own address: ${address}`);
  return `page and parts, signed in by https, a change pushed after ${ms} ms, the address of the client is its own`;
}

/** A shop through a proxy, as its example has it. */
async function tryDoor(door: FrontDoor, server: Running): Promise<Tried> {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-door-'));
  makeCertificate(folder);
  const port = await freePort();
  const child = await door.start(folder, port, server.port);
  const proxy = `${door.name} ${door.version()} ${door.path || '/'}`;
  try {
    return { proxy, saw: await tryBehind(`https://localhost:${port}${door.path}`, proxy, server), verdict: 'ok' };
  } catch (error) {
    return { proxy, saw: String(error), verdict: 'FAILED' };
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

const UNITS = ['signalbox.service', 'signalbox-backup.service', 'signalbox-backup.timer'];

/** Units as systemd reads them, where it is there. */
function tryUnits(): Tried[] {
  const files = UNITS.map((unit) => join(root, 'deploy', unit));
  const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  if (error) return [];
  return [
    { proxy: 'systemd', saw: stderr.trim() || 'reads the units without complaint', verdict: status === 0 ? 'ok' : 'FAILED' },
  ];
}

/** Tries the doors that a server below one path has. */
async function tryAt(path: string, url: string, folder: string): Promise<Tried[]> {
  const server = await startServer(url, folder, await freePort(), { settings: { TRUST_PROXY: '1', BASE_PATH: path } });
  const tried: Tried[] = [];
  for (const door of frontDoors.filter((each) => each.path === path)) tried.push(await tryDoor(door, server));
  await server.stop();
  return tried;
}

async function drill(): Promise<Tried[]> {
  // Certificates of the drill are vouched for by nobody.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const cluster = await startCluster();
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-drill-'));
  try {
    const url = await cluster.createDatabase('install');
    const tried = [...(await tryAt('', url, folder)), ...(await tryAt(BELOW, url, folder))];
    return [...tried, ...tryUnits()];
  } finally {
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Set in the process that has a network of its own. */
const INSIDE = 'SIGNALBOX_DRILL_NETWORK';
const UNSHARE = 'unshare';
const WITHIN = `ip link set lo up && exec "$0" "$@"`;
const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-current-user', '--keep-caps'];

/** Runs this program once more in a network of its own; answers its exit code, or undefined where that is refused. */
function insideOwnNetwork(): number | undefined {
  const network = [...asRoot, '--net', 'sh', '-c'];
  const isLent = spawnSync(UNSHARE, [...network, WITHIN, 'true'], { stdio: 'ignore' }).status === 0;
  if (!isLent) return undefined;
  const program = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const env = { ...process.env, [INSIDE]: '1' };
  return spawnSync(UNSHARE, [...network, WITHIN, ...program], { stdio: 'inherit', env }).status ?? 1;
}

function give(remedy: string): void {
  process.stderr.write(`${remedy}\n`);
  process.exitCode = NOT_DONE;
}

async function drillHere(): Promise<void> {
  const tried = await drill();
  console.table(tried);
  const isHeld = tried.every(({ verdict }) => verdict === 'ok');
  process.stdout.write(isHeld ? 'ok\n' : 'FAILED\n');
  process.exitCode = isHeld ? 0 : 1;
}

const missing = [...new Set(frontDoors.filter((door) => door.version() === undefined).map(({ name }) => name))];
if (missing.length > 0)
  give(
    `没有 ${missing.join('、')}，演练没有进行。请先运行：apt-get install -y --no-install-recommends nginx-light caddy (a program is missing)`,
  );
else if (process.env[INSIDE] === '1') await drillHere();
else {
  ensureWeb();
  ensureServer();
  const code = insideOwnNetwork();
  if (code === undefined)
    give(
      '这台机器不允许建立独立的网络（unshare --net），演练没有进行。请安装 util-linux 和 iproute2，用 root 运行，或允许：sysctl -w kernel.unprivileged_userns_clone=1 (a network namespace is refused)',
    );
  else process.exitCode = code;
}
