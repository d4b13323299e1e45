import { spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const ROOT = join(import.meta.dirname, '..');

/** Builds the front end with the pages that only its builders see; answers the folder. */
export async function buildDevPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-dev-pages-'));
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const options = ['build', 'web', '--mode', 'development', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'development' };
  const { status } = spawnSync(process.execPath, [vite, ...options], { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) throw new Error('the front end with the pages of its builders could not be built');
  return folder;
}
