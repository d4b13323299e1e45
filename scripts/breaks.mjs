/**
 * `npm run breaks -- --seed 7 --count 30`: breaks the product at places drawn by the seed, one at a time, and runs the tests that relate
 * to each; says which were caught and by what. The list is kept in test-results, where an interrupted run goes on. `--list` only draws.
 * `--verifications` breaks nothing by chance: it takes away each verification of a payment that `checks/verifications.ts` names, and fails
 * where no test misses one. Wants a tree whose tests pass and whose sources are committed. Ends after two hours.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { breaksOf, broken, drawBreaks } from '../checks/breaks.ts';
import { affordable, relatedTests } from '../checks/related.ts';
import { listFiles, readSources } from '../checks/source.ts';
import { removalsOf } from '../checks/verifications.ts';
import { root } from './prepare.mjs';
import { runVitest } from './vitest.mjs';

const MOST_MS = 2 * 60 * 60_000;
/** Processor time for the tests of one break, in seconds, and its time by the clock: a loop without an end is caught by it. */
const TESTS_S = 90;
/** Time for the nearest of them, which run first: they miss most of what breaks. */
const NEAREST_S = 12;
const BREAK_MS = 5 * 60_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '30' },
    list: { type: 'boolean', default: false },
    verifications: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const file = join(root, `test-results/breaks-${values.verifications ? 'verifications' : seed}.json`);
const sources = readSources(listFiles());
const places = values.verifications ? removalsOf(sources) : sources.flatMap(breaksOf);
const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const isAt = (one) => (other) => one.path === other.path && one.start === other.start && one.says === other.says;
const drawn = values.verifications ? places : drawBreaks(places, seed, Number(values.count));
const breaks = drawn.map((one) => kept.find(isAt(one)) ?? one);

const say = (text) => process.stdout.write(`${text}\n`);
const titleOf = ({ path, line, says }) => `${path}:${line} ${says}`;

async function outcomeOf(one) {
  const tests = affordable(relatedTests([one.path], sources), sources, TESTS_S);
  if (tests.length === 0) return { isCaught: false, by: 'no test relates to it' };
  const nearest = affordable(tests, sources, NEAREST_S);
  const others = tests.filter((path) => !nearest.includes(path));
  for (const some of [nearest, others].filter((each) => each.length > 0)) {
    const { failures } = await runVitest(['server', 'web'], { options: ['--bail=1', ...some], stdio: 'ignore', most: BREAK_MS });
    if (failures.length > 0) return { isCaught: true, by: failures[0].name };
  }
  return { isCaught: false, by: `none of ${tests.length} test files` };
}

/** Leaves the source as it was, however the tests end. */
async function tried(one) {
  const path = join(root, one.path);
  const text = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, text);
  const leave = () => {
    restore();
    process.exit(1);
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  writeFileSync(path, broken(text, one));
  try {
    return await outcomeOf(one);
  } finally {
    restore();
    process.off('SIGINT', leave).off('SIGTERM', leave);
  }
}

function keep() {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(breaks, undefined, 2)}\n`);
}

say(values.verifications ? `${breaks.length} verifications` : `${breaks.length} of ${places.length} breaks, seed ${seed}`);
if (values.list) {
  for (const one of breaks) say(titleOf(one));
  process.exit(0);
}
if (execFileSync('git', ['status', '--porcelain', 'contract', 'server', 'web'], { cwd: root, encoding: 'utf8' }) !== '') {
  say('Commit the sources first: each is broken where it stands.');
  process.exit(1);
}

const end = Date.now() + MOST_MS;
for (const [at, one] of breaks.entries()) {
  if (one.isCaught === undefined && Date.now() > end) break;
  if (one.isCaught === undefined) breaks[at] = { ...one, ...(await tried(one)) };
  keep();
  const { isCaught, by } = breaks[at];
  say(`${isCaught ? '✓ caught' : '✗ missed'}  ${titleOf(one)}\n            ${by}`);
}
const done = breaks.filter(({ isCaught }) => isCaught !== undefined);
const caught = done.filter(({ isCaught }) => isCaught);
if (values.verifications)
  console.table(
    breaks.map((one) => ({
      verification: one.says,
      file: `${one.path}:${one.line}`,
      'missed by': one.isCaught ? one.by : 'nobody',
    })),
  );
say(`${caught.length} caught of ${done.length}`);
if (values.verifications && caught.length < breaks.length) process.exitCode = 1;
