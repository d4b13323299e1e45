/** `npm test`: verify, unit and API, front-end build and its size, browser journeys; the last line sums them up. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ensureWeb, node, root } from './prepare.mjs';

ensureInstalled();

// The rest is for Node 24, whatever started this.
if (Number.parseInt(process.versions.node, 10) < 24) {
  const { status } = spawnSync(node, [fileURLToPath(import.meta.url)], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

const { verify } = await import('./verify.mjs');
const { checkWebSize } = await import('../checks/web-size.mjs');
const { ensureChromium } = await import('../e2e/chromium.ts');

const scratch = mkdtempSync(join(tmpdir(), 'signalbox-results-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const say = (text) => process.stdout.write(`${text}\n`);

function add({ passed, failed, skipped }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

function runVitest(projects, env = {}) {
  const file = join(scratch, `${projects.join('-')}.json`);
  const options = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { status } = spawnSync(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  try {
    const found = JSON.parse(readFileSync(file, 'utf8'));
    const failed =
      found.numFailedTests +
      found.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length;
    // An error outside every test fails the run without failing a test.
    add({
      passed: found.numPassedTests,
      failed: Math.max(failed, status === 0 ? 0 : 1),
      skipped: found.numPendingTests + found.numTodoTests,
    });
  } catch {
    add({ passed: 0, failed: 1, skipped: 0 });
  }
}

say('— verify');
add(verify());

say('— unit and API');
runVitest(['server', 'web']);

say('— front end');
ensureWeb();
add(checkWebSize());

say('— browser journeys');
runVitest(['e2e'], { CHROME_PATH: ensureChromium() });

rmSync(scratch, { recursive: true, force: true });
say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
