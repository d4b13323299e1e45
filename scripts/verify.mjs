/** `npm run verify`: everything that needs no database, in well under a minute. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, node, root } from './prepare.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);

const STAGES = [
  ['format', bin('oxfmt'), '--check'],
  ['lint', bin('oxlint')],
  ['types', bin('tsc'), '-p', root],
  ['migrations', node, join(root, 'scripts/migration.mjs'), '--check'],
  ['house rules', node, join(root, 'checks/run.ts')],
  ['unused code', bin('knip')],
];

/** Runs every stage, even after one that fails; the house rules count one by one. */
export function verify() {
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, program, ...options] of STAGES) {
    const { status, stdout, stderr } = spawnSync(program, options, {
      cwd: root,
      env,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const marks = name === 'house rules' ? [...(stdout ?? '').matchAll(/^[✓✗]/gm)].map(String) : [];
    process.stdout.write(`${status === 0 ? '✓' : '✗'} ${name}\n`);
    if (status !== 0) process.stdout.write(`${stdout ?? ''}${stderr ?? ''}\n`);
    const failed = marks.filter((mark) => mark === '✗').length;
    counts.passed += marks.length > 0 ? marks.length - failed : Number(status === 0);
    counts.failed += marks.length > 0 ? failed : Number(status !== 0);
  }
  return counts;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  const { passed, failed, skipped } = verify();
  process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
