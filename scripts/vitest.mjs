/** Runs the tests of some projects; counts them and remembers how long each file took. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { node, root } from './prepare.mjs';

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function countsOf(report, status) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length;
  return {
    passed: report.numPassedTests,
    // An error outside every test fails the run without failing a test.
    failed: Math.max(report.numFailedTests + broken, status === 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const durationOf = ({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 });

/** Does not block, so that a build can go on beside it. */
export async function runVitest(projects, { options = [], env = {} } = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'signalbox-results-'));
  const file = join(scratch, 'report.json');
  const all = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...options,
  ];
  const child = spawn(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...all], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, 'exit');
  const report = readReport(file);
  rmSync(scratch, { recursive: true, force: true });
  return { counts: countsOf(report, status), durations: (report?.testResults ?? []).map(durationOf) };
}

export const sum = (all) =>
  all.reduce((total, one) => ({
    passed: total.passed + one.passed,
    failed: total.failed + one.failed,
    skipped: total.skipped + one.skipped,
  }));

/** The files that the next cut of time should look at. */
export const slowest = (durations, most = 10) =>
  durations
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
