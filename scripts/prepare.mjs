/** What every command needs first. Runs on Node 20 with nothing installed, so it imports nothing but Node. */
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

function run(program, options, cwd = root) {
  const { status } = spawnSync(program, options, { cwd, stdio: 'inherit' });
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
  if (!existsSync(node)) run(process.execPath, ['installArchSpecificPackage.js'], join(modules, 'node'));
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
export function ensureWeb() {
  const sources = Math.max(
    ...['web/src', 'web/public', 'web/index.html', 'web/vite.config.ts', 'contract/src', 'package-lock.json'].map((path) =>
      newest(join(root, path)),
    ),
  );
  if (changed(join(dist, 'index.html')) >= sources) return;
  say('正在构建前端，约半分钟… (building the front end)');
  const fresh = join(root, 'web/dist-next');
  run(node, [join(modules, 'vite/bin/vite.js'), 'build', 'web', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn']);
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
}
