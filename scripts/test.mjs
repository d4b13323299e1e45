/**
 * `npm test`: unit and API, with verify and the builds of front end and server beside them; browser journeys; then the processor
 * time by project, the dearest files and what failed, and the last line sums up. Options such as `--shard=1/4` are handed on.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureDevPages, ensureInstalled, ensureServer, ensureWeb, node, root } from './prepare.mjs';

ensureInstalled();

// The rest is for Node 24, whatever started this.
if (Number.parseInt(process.versions.node, 10) < 24) {
  const { status } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

const { verify } = await import('./verify.mjs');
const { failureLines, runVitest, sum } = await import('./vitest.mjs');
const { costLines, dearest, tooDear } = await import('./costs.mjs');
const { processorSeconds } = await import('./processor-time.mjs');
const { ensureChromium } = await import('../e2e/chromium.ts');

const options = process.argv.slice(2);
const say = (text) => process.stdout.write(`${text}\n`);

say('— unit and API, with verify and the builds beside them');
const running = runVitest(['server', 'web'], { options });
// The tests still run when these have ended, so that none of their time is in it.
const begun = processorSeconds();
const verified = await verify();
ensureWeb();
ensureDevPages();
ensureServer();
const built = processorSeconds() - begun;
const units = await running;

say('— browser journeys');
const journeys = await runVitest(['e2e'], { options, env: { CHROME_PATH: ensureChromium() } });

say('— processor time');
for (const line of costLines(units, journeys, built)) say(line);

say('— the ten files that take most of it');
const files = [...units.files, ...journeys.files];
for (const line of dearest(files)) say(line);

const dear = tooDear(files);
for (const line of failureLines([...units.failures, ...journeys.failures, ...dear])) say(line);

const { passed, failed, skipped } = sum([
  verified,
  units.counts,
  journeys.counts,
  { passed: 0, failed: dear.length, skipped: 0 },
]);
say(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
