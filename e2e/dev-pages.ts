import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const ROOT = join(import.meta.dirname, '..');
const BUILD = "import('./scripts/prepare.mjs').then(({ ensureDevPages }) => ensureDevPages())";

/** Builds the front end with the pages that only its builders see, unless it is built; answers the folder. */
export async function buildDevPages(): Promise<string> {
  const { status } = spawnSync(process.execPath, ['-e', BUILD], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the front end with the pages of its builders could not be built');
  return join(ROOT, 'node_modules/.cache/dev-pages');
}
