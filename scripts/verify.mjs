/** `npm run verify`: everything that needs no database, in well under a minute. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, node, root } from './prepare.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);

/** Two rows of stages beside each other, for two processors: types take as long as everything else. */
const ROWS = [
  // Several checkers find the types of shared files several times, which two processors do not make up for.
  [['types', bin('tsc'), '-p', root, '--checkers', '1']],
  [
    ['format', bin('oxfmt'), '--check'],
    ['lint', bin('oxlint')],
    ['migrations', node, join(root, 'scripts/migration.mjs'), '--check'],
    ['house rules', node, join(root, 'checks/run.ts')],
    ['unused code', bin('knip')],
  ],
];

/** Output of a program, and whether it was content. */
const outcomeOf = (program, options, env) =>
  new Promise((resolve) => {
    const settings = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 };
    execFile(program, options, settings, (error, stdout, stderr) => resolve({ isGood: error === null, stdout, stderr }));
  });

async function runStage([name, program, ...options], env) {
  const { isGood, stdout, stderr } = await outcomeOf(program, options, env);
  const marks = name === 'house rules' ? [...stdout.matchAll(/^[✓✗]/gm)].map(String) : [isGood ? '✓' : '✗'];
  process.stdout.write(`${isGood ? '✓' : '✗'} ${name}\n`);
  if (!isGood) process.stdout.write(`${stdout}${stderr}\n`);
  const failed = marks.filter((mark) => mark === '✗').length;
  return { passed: marks.length - failed, failed: Math.max(failed, Number(!isGood)) };
}

async function runRow(stages, env) {
  const results = [];
  for (const stage of stages) results.push(await runStage(stage, env));
  return results;
}

/** Runs every stage, even after one that fails; the house rules count one by one. Does not block, so that tests can go on beside it. */
export async function verify() {
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
  const results = (await Promise.all(ROWS.map((stages) => runRow(stages, env)))).flat();
  const total = (count) => results.reduce((sum, result) => sum + result[count], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: 0 };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  const { passed, failed, skipped } = await verify();
  process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
