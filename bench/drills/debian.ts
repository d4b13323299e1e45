/**
 * `npm run drill:debian`: `deploy/install.sh` on a Debian 12 of its own, with systemd, from Debian's packages and the npm registry: the shop opens by https behind
 * Caddy, a person signs in, a change is pushed, a backup is made, the port is closed to others, and a second run leaves it as it is. Needs root, the packages
 * `debootstrap` and `systemd-container`, and the ports 80, 443 and 8080. Exit code 1 where something does not come, 3 where it could not be tried.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { root } from '../beside.ts';
import { PASSWORD } from '../cluster.ts';
import { openCaller, openStaff } from '../storefront.ts';
import { checkPage, heardBy } from './screens.ts';

const NOT_DONE = 3;
const BASE = 'https://localhost';
/** Packages, a Node.js, the dependencies and two builds. */
const INSTALLED_MS = 15 * 60_000;
const PACKAGES = 'systemd,systemd-sysv,dbus,ca-certificates';
/** Certificates that this machine vouches for beside those of Debian, as a network with a proxy of its own has them. */
const CERTIFICATES = process.env['NODE_EXTRA_CA_CERTS'];

const say = (text: string) => process.stdout.write(`${text}\n`);

function give(remedy: string): never {
  process.stderr.write(`${remedy}\n`);
  process.exit(NOT_DONE);
}

const isThere = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

async function checkMachine(): Promise<void> {
  if (process.getuid?.() !== 0) give('请用 root 运行，演练没有进行。 (run it as root)');
  if (!isThere('debootstrap') || !isThere('systemd-nspawn'))
    give(
      '缺少程序，演练没有进行。请先运行：apt-get install -y --no-install-recommends debootstrap systemd-container (a program is missing)',
    );
  for (const port of [80, 443, 8080])
    if (!(await isFree(port))) give(`端口 ${port} 被占用，演练没有进行，请先停掉它。 (the port is in use)`);
}

/** A Debian 12 in a folder, with the sources of this commit. */
function makeDebian(folder: string): void {
  execFileSync('debootstrap', ['--variant=minbase', `--include=${PACKAGES}`, 'bookworm', folder], { stdio: 'ignore' });
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
  writeFileSync(join(folder, 'etc/resolv.conf'), readFileSync('/etc/resolv.conf'));
  const sources = join(folder, 'root/signalbox');
  mkdirSync(sources);
  execFileSync('sh', ['-c', `git archive HEAD | tar -x -C "${sources}"`], { cwd: root });
  if (CERTIFICATES === undefined) return;
  copyFileSync(CERTIFICATES, join(folder, 'usr/local/share/machine.crt'));
  const manager = join(folder, 'etc/systemd/system.conf.d');
  mkdirSync(manager);
  writeFileSync(join(manager, 'certificates.conf'), `[Manager]\nDefaultEnvironment=${certificateSettings().join(' ')}\n`);
}

const certificateSettings = (): string[] =>
  CERTIFICATES === undefined
    ? []
    : ['NODE_EXTRA_CA_CERTS', 'npm_config_cafile'].map((name) => `${name}=/usr/local/share/machine.crt`);

/** The first process of the machine in a folder. */
function leaderOf({ pid }: ChildProcess): string {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0] ?? '';
}

/** Runs a program inside; answers what it printed. */
function inside(machine: ChildProcess, ...command: readonly string[]): string {
  const clean = ['env', '-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root', 'LANG=C.UTF-8', ...certificateSettings()];
  const entered = ['-t', leaderOf(machine), '-m', '-u', '-i', '-p', '-C', '--', ...clean, ...command];
  const { status, stdout, stderr } = spawnSync('nsenter', entered, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${command.join(' ')}: ${(stderr || stdout).trim().split('\n').slice(-3).join('; ')}`);
  return stdout;
}

const install = (machine: ChildProcess) => inside(machine, 'sh', '-c', 'cd /root/signalbox && deploy/install.sh localhost');

async function untilReady(): Promise<void> {
  const end = performance.now() + INSTALLED_MS;
  const isReady = () =>
    fetch(`${BASE}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (performance.now() > end) throw new Error('the shop does not open');
    await sleep(2000);
  }
}

/** Addresses of this machine besides its own loop: the shop answers at none of them. */
async function checkClosed(): Promise<void> {
  const outer = Object.values(networkInterfaces()).flatMap(
    (all) => all?.find(({ internal, family }) => !internal && family === 'IPv4') ?? [],
  );
  for (const { address } of outer) {
    const came = await fetch(`http://${address}:8080/health/live`).catch(() => undefined);
    if (came) throw new Error(`the port is open at ${address}, past the proxy`);
  }
}

async function trySite(): Promise<string> {
  await checkPage(BASE);
  const staff = await openStaff(BASE, PASSWORD);
  const { token } = await openCaller(BASE, (sent) => sent).run(signInCalls.signIn, { account: 'admin', pwd: PASSWORD });
  const ms = await heardBy(BASE, token, () => staff.run(brandCalls.save, { name: '演练', logo: 'image/logo.png' }));
  return `page and parts, signed in by https, a change pushed after ${Math.round(ms)} ms`;
}

async function tryDebian(machine: ChildProcess, folder: string): Promise<void> {
  inside(machine, 'systemctl', 'is-system-running', '--wait');
  install(machine);
  // Known before the first start has come to its accounts.
  appendFileSync(join(folder, 'etc/signalbox.env'), `ADMIN_PASSWORD=${PASSWORD}\n`);
  inside(machine, 'systemctl', 'restart', 'signalbox');
  await untilReady();
  say(await trySite());
  await checkClosed();
  say('closed past the proxy');
  inside(machine, 'systemctl', 'start', 'signalbox-backup.service');
  say(`backup made: ${inside(machine, 'sh', '-c', 'ls /var/backups/signalbox').trim()}`);
  install(machine);
  await untilReady();
  await openStaff(BASE, PASSWORD);
  say(
    `installed again, the same account; ${inside(machine, 'systemctl', 'is-active', 'signalbox', 'caddy', 'signalbox-backup.timer').trim().replaceAll('\n', ', ')}`,
  );
}

await checkMachine();
// The certificate of Caddy for this machine is vouched for by nobody.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
const scratch = mkdtempSync(join(tmpdir(), 'signalbox-debian-'));
// The root of the machine: accounts of it go through it, which they may not through a folder that was made for one alone.
const folder = join(scratch, 'machine');
try {
  makeDebian(folder);
  const machine = spawn(
    'systemd-nspawn',
    ['-q', '-D', folder, '--boot', '--register=no', '--keep-unit', '--resolv-conf=off', '--console=pipe'],
    {
      stdio: 'ignore',
    },
  );
  try {
    await sleep(3000);
    if (machine.exitCode !== null) give('这台机器不允许用 systemd-nspawn 开一台机器，演练没有进行。 (systemd-nspawn is refused)');
    await tryDebian(machine, folder);
    say('ok');
  } finally {
    const ended = once(machine, 'exit');
    machine.kill('SIGTERM');
    await ended;
  }
} catch (error) {
  say(`${error instanceof Error ? error.message : error}\nFAILED`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
