/** `npm run verify`: everything that needs no database, in well under a minute. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, node, root } from './prepare.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);

const STAGES = [
  ['format', bin('oxfmt'), '--check'],
  ['lint', bin('oxlint')],
  // Several checkers find the types of shared files several times, which two processors do not make up for.
  ['types', bin('tsc'), '-p', root, '--checkers', '1'],
  ['migrations', node, join(root, 'scripts/migration.mjs'), '--check'],
  ['house rules', node, join(root, 'checks/run.ts')],
  ['unused code', bin('knip')],
];

/** Output of a program, and whether it was content. */
const outcomeOf = (program, options, env) =>
  new Promise((resolve) => {
    const settings = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 };
    execFile(program, options, settings, (error, stdout, stderr) => resolve({ isGood: error === null, stdout, stderr }));
  });

/** Runs every stage, even after one that fails; the house rules count one by one. Does not block, so that tests can go on beside it. */
export async function verify() {
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, program, ...options] of STAGES) {
    const { isGood, stdout, stderr } = await outcomeOf(program, options, env);
    const marks = name === 'house rules' ? [...stdout.matchAll(/^[✓✗]/gm)].map(String) : [];
    process.stdout.write(`${isGood ? '✓' : '✗'} ${name}\n`);
    if (!isGood) process.stdout.write(`${stdout}${stderr}\n`);
    const failed = marks.filter((mark) => mark === '✗').length;
    counts.passed += marks.length > 0 ? marks.length - failed : Number(isGood);
    counts.failed += marks.length > 0 ? failed : Number(!isGood);
  }
  return counts;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  const { passed, failed, skipped } = await verify();
  process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
