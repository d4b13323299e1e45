/**
 * `npm run check [commit]`: before a commit, verify and the tests that the changes since then touch, of many the nearest: within 90
 * seconds on two processors. All of them are for `npm test`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, node, root } from './prepare.mjs';

ensureInstalled();

// The rest is for Node 24, whatever started this.
if (Number.parseInt(process.versions.node, 10) < 24) {
  const { status } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

const { verify } = await import('./verify.mjs');
const { runVitest, sum } = await import('./vitest.mjs');
const { affordable, relatedTests } = await import('../checks/related.ts');
const { listFiles, readSources } = await import('../checks/source.ts');

/** Processor time for tests: verify and the start of the workers leave so much of 90 seconds on two processors. */
const TESTS_S = 70;

const git = (...options) => execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const [since = 'HEAD'] = process.argv.slice(2);
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
const sources = readSources(listFiles());
const related = relatedTests(changed, sources);
const tests = affordable(related, sources, TESTS_S);

process.stdout.write('— verify\n');
const counts = [await verify()];
const which = tests.length < related.length ? `the nearest ${tests.length} of ${related.length}` : related.length;
process.stdout.write(`— ${which} test files that the change touches\n`);
if (tests.length > 0) counts.push((await runVitest(['server', 'web'], { options: tests })).counts);
const { passed, failed, skipped } = sum(counts);
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = failed > 0 ? 1 : 0;
