import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';

/** The browser without windows comes first: it takes a quarter less processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

// A distribution may put a stub there that only says where to get the browser.
const runs = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

const run = (program: string, options: string[]) =>
  spawnSync(program, options, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

const inPath = () => (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));

/** A Chromium or Chrome that is there: the one named, the system's, or Playwright's. */
export const findChromium = (): string | undefined =>
  [process.env['CHROME_PATH'] ?? '', ...inPath(), MAC, chromium.executablePath()].find(
    (program) => existsSync(program) && runs(program),
  );

function installBySystem() {
  if (process.getuid?.() !== 0 || !runs('apt-get')) return undefined;
  process.stdout.write('正在用 apt-get 安装 Chromium… (installing Chromium with apt-get)\n');
  run('apt-get', ['update', '-qq']);
  // Older systems have no package of it.
  for (const name of NAMES.slice(0, 2))
    if (run('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-qq', name, 'fonts-noto-cjk'])) break;
  return findChromium();
}

function installByPlaywright() {
  process.stdout.write('正在用 Playwright 安装 Chromium… (installing Chromium with Playwright)\n');
  run('npx', ['playwright-core', 'install', 'chromium']);
  return findChromium();
}

/** Finds or installs the browser of the journeys. */
export function ensureChromium(): string {
  const found = findChromium() ?? installBySystem() ?? installByPlaywright();
  if (found) return found;
  throw new Error('没有可用的 Chromium，请安装后用 CHROME_PATH 指明。 (No Chromium could be found or installed.)');
}
