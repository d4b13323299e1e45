import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'node_modules/.cache/dev-pages');

/** Builds the front end with the pages that only its builders see; answers the folder. */
export async function buildDevPages(): Promise<string> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const options = ['build', 'web', '--mode', 'development', '--outDir', FOLDER, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'development' };
  const { status } = spawnSync(process.execPath, [vite, ...options], { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) throw new Error('the front end with the pages of its builders could not be built');
  return FOLDER;
}
