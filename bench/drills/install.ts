/**
 * `npm run drill:install`: a shop behind nginx and behind Caddy as `deploy/` has them: a sign-in by https, and a change that is pushed to an open
 * screen. Exit code 1 where it does not come, 3 where a program is missing.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { root } from '../beside.ts';
import { PASSWORD, type Running, freePort, startCluster, startServer } from '../cluster.ts';
import { openStaff } from '../storefront.ts';
import { type FrontDoor, frontDoors, makeCertificate } from './proxies.ts';
import { call, signIn } from './probes.ts';

const NOT_DONE = 3;
const TRIES = 100;
const PATIENCE_MS = 10_000;

/** Resolves once an open screen hears of a change. */
function heardBy(base: string, token: string, change: () => Promise<unknown>): Promise<number> {
  const line = new WebSocket(`${base.replace('https', 'wss')}/api/ws`);
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no change was pushed')), PATIENCE_MS);
    let begun = 0;
    line.addEventListener('open', () => line.send(JSON.stringify({ token, since: 0, ageMs: 0 })));
    line.addEventListener('error', () => reject(new Error('the line to the screen does not open')));
    line.addEventListener('message', ({ data }) => {
      const { type } = JSON.parse(String(data));
      if (type === 'ready') {
        begun = performance.now();
        change().catch(reject);
      } else if (type === 'change') {
        clearTimeout(late);
        line.close();
        resolve(performance.now() - begun);
      }
    });
  });
}

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
  const staff = await openStaff(base, PASSWORD);
  const token = await signIn(server);
  const save = () => staff.run(brandCalls.save, { name: `经过 ${name}`, logo: 'image/logo.png' });
  const ms = Math.round(await heardBy(base, token, save));
  const address = await addressSeen(base, server, token);
  if (address !== '127.0.0.1') throw new Error(`a client chose its own address: ${address}`);
  return `signed in by https, a change pushed after ${ms} ms, the address of the client is its own`;
}

/** A shop through a proxy, as its example has it. */
async function tryDoor(door: FrontDoor, server: Running): Promise<Tried> {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-door-'));
  makeCertificate(folder);
  const port = await freePort();
  const child = await door.start(folder, port, server.port);
  const proxy = `${door.name} ${door.version()}`;
  try {
    return { proxy, saw: await tryBehind(`https://localhost:${port}`, door.name, server), verdict: 'ok' };
  } catch (error) {
    return { proxy, saw: String(error), verdict: 'FAILED' };
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Unit as systemd reads it, where it is there. */
function tryUnit(): Tried[] {
  const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', join(root, 'deploy/signalbox.service')], {
    encoding: 'utf8',
  });
  if (error) return [];
  return [
    { proxy: 'systemd', saw: stderr.trim() || 'reads the unit without complaint', verdict: status === 0 ? 'ok' : 'FAILED' },
  ];
}

async function drill(): Promise<Tried[]> {
  // Certificates of the drill are vouched for by nobody.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const cluster = await startCluster();
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-drill-'));
  try {
    const url = await cluster.createDatabase('install');
    const server = await startServer(url, folder, await freePort(), { settings: { TRUST_PROXY: '1' } });
    const tried: Tried[] = [];
    for (const door of frontDoors) tried.push(await tryDoor(door, server));
    await server.stop();
    return [...tried, ...tryUnit()];
  } finally {
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const missing = frontDoors.filter((door) => door.version() === undefined).map(({ name }) => name);
if (missing.length > 0) {
  process.stderr.write(
    `没有 ${missing.join('、')}，演练没有进行。请先运行：apt-get install -y --no-install-recommends nginx-light caddy (a program is missing)\n`,
  );
  process.exitCode = NOT_DONE;
} else {
  const tried = await drill();
  console.table(tried);
  const isHeld = tried.every(({ verdict }) => verdict === 'ok');
  process.stdout.write(isHeld ? 'ok\n' : 'FAILED\n');
  process.exitCode = isHeld ? 0 : 1;
}
