/** Runs the tests of some projects; counts them and remembers what each file took. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { node, root } from './prepare.mjs';

/** A run that ended before its report was written has failed. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const failures = [{ name: 'the run', errors: ['ended without a report'] }];
    return { counts: { passed: 0, failed: 1, skipped: 0 }, files: [], processor: { whole: 0, services: 0 }, failures };
  }
}

/** Does not block, so that a build can go on beside it. A run that takes more than so many milliseconds is ended, with all it started. */
export async function runVitest(projects, { options = [], env = {}, stdio = 'inherit', most } = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'signalbox-results-'));
  const file = join(scratch, 'report.json');
  const all = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--passWithNoTests',
    '--reporter=default',
    `--reporter=${join(root, 'scripts/reporter.mjs')}`,
    ...options,
  ];
  const child = spawn(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...all], {
    cwd: root,
    stdio,
    // A group of its own, which a worker that never ends cannot outlive.
    detached: most !== undefined,
    env: { ...process.env, ...env, SIGNALBOX_REPORT: file },
  });
  const over = most === undefined ? undefined : setTimeout(() => process.kill(-child.pid, 'SIGKILL'), most);
  const [status] = await once(child, 'exit');
  clearTimeout(over);
  const report = readReport(file);
  rmSync(scratch, { recursive: true, force: true });
  const { counts } = report;
  return { ...report, counts: { ...counts, failed: Math.max(counts.failed, status === 0 ? 0 : 1) } };
}

export const sum = (all) =>
  all.reduce((total, one) => ({
    passed: total.passed + one.passed,
    failed: total.failed + one.failed,
    skipped: total.skipped + one.skipped,
  }));

/** The end of a long output names what failed, where somebody looks first. */
export const failureLines = (failures) => failures.flatMap(({ name, errors }) => [`✗ ${name}`, ...errors.map(indented)]);

const indented = (text) => `  ${text.split('\n').slice(0, 30).join('\n  ')}`;
