import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

export const root = resolve(import.meta.dirname, '..');

export interface Beside {
  name: string;
  folder: string;
  remove(): void;
}

const run = (program: string, options: string[], cwd = root) =>
  execFileSync(program, options, { cwd, stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 30 });

function isThere(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Links our libraries where the lock files are equal, and installs the checkout's own otherwise. */
function addLibraries(folder: string): void {
  if (lockOf(folder) === lockOf(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], folder);
}

/** Another state of the program: a folder, or a commit of this clone that is checked out into a temporary one. */
export function openBeside(wanted: string): Beside | undefined {
  if (wanted === '') return undefined;
  if (wanted.includes('/')) return { name: 'beside', folder: resolve(wanted), remove() {} };
  if (!isThere(wanted)) {
    process.stdout.write(`commit ${wanted} is not in this clone; nothing is measured beside it\n`);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), `signalbox-${wanted}-`));
  writeFileSync(join(folder, 'all.tar'), run('git', ['archive', wanted]));
  run('tar', ['-xf', 'all.tar'], folder);
  addLibraries(folder);
  return { name: wanted, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
