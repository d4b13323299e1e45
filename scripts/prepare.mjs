/** Preparations of every command. Runs on Node 20 with nothing installed, so it imports nothing but Node. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const modules = join(root, 'node_modules');
const dist = join(root, 'web/dist');

/** Node 24, from node_modules. */
export const node = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const say = (text) => process.stdout.write(`${text}\n`);
const changed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function run(program, options, { cwd = root, env = {} } = {}) {
  const { status } = spawnSync(program, options, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write(`没有成功，请看上面的输出。 (${program} ${options.join(' ')} failed.)\n`);
    process.exit(1);
  }
}

/** Installs when there is nothing, when the lock file is newer, or when an earlier installation broke off. */
export function ensureInstalled() {
  const installed = changed(join(modules, '.package-lock.json'));
  const isWhole = installed >= changed(join(root, 'package-lock.json')) && existsSync(join(modules, 'vitest'));
  if (!isWhole) {
    say('正在安装依赖，约一分钟… (installing dependencies)');
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  // npm may be set not to run the script that fetches Node 24.
  if (!existsSync(node)) run(process.execPath, ['installArchSpecificPackage.js'], { cwd: join(modules, 'node') });
}

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => !name.startsWith('dist'));
  // A folder's own time counts too: it changes when a file is removed.
  return Math.max(stat.mtimeMs, ...inside.map((name) => newest(join(path, name))));
}

/** Builds the front end when it is older than what it is made of; the old one stays in place until the new one is whole. */
function ensureBuilt(folder, mode) {
  const sources = Math.max(
    ...[
      'web/src',
      'web/public',
      'web/index.html',
      'web/vite.config.ts',
      'web/chunks.ts',
      'web/licences.ts',
      'web/precompress.ts',
      'contract/src',
      'package-lock.json',
    ].map((path) => newest(join(root, path))),
  );
  if (changed(join(folder, 'index.html')) >= sources) return;
  say('正在构建前端，约半分钟… (building the front end)');
  const fresh = `${folder}-next`;
  const options = ['build', 'web', '--mode', mode, '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  run(node, [join(modules, 'vite/bin/vite.js'), ...options], { env: { NODE_ENV: 'production' } });
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

export const ensureWeb = () => ensureBuilt(dist, 'production');

/** The front end with the pages that only its builders see, for `e2e/dev-pages.ts`. */
export const ensureDevPages = () => ensureBuilt(join(modules, '.cache/dev-pages'), 'development');

const builtServer = join(root, 'server/dist');

/**
 * Flags of the server's Node. A young generation of 8 MB places orders 16 % faster than one of 4 and takes 9 MB more; with a limit below 2 GB the heap
 * grows by a part of itself before it is collected, not fourfold, which saves 140 MB in an export and costs 6 % of the orders a second. The collector is
 * exposed to give back, once, what starting took.
 */
export const serverFlags = ['--expose-gc', '--max-semi-space-size=8', '--max-old-space-size=1536'];
export const serverMain = join(builtServer, 'main.js');

/** Makes one program of the server when it is older than its sources: it starts in half the time and takes half the memory. */
export function ensureServer() {
  const sources = Math.max(
    ...['server/src', 'contract/src', 'scripts/build-server.mjs', 'package-lock.json'].map((path) => newest(join(root, path))),
  );
  if (changed(serverMain) >= sources) return;
  const fresh = `${builtServer}-${process.pid}`;
  run(node, [join(root, 'scripts/build-server.mjs'), fresh]);
  rmSync(builtServer, { recursive: true, force: true });
  renameSync(fresh, builtServer);
}
