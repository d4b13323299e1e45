/** Loads the server, another state of it, the bare driver and a small shop in turn. Usage: see docs/scale.md */
import process from 'node:process';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openBeside, root } from './beside.ts';
import { type Contender, filledDatabase, serve, serveBare, tapesOf } from './contenders.ts';
import { postmasterOf, processorTime } from './cpu.ts';
import { explain } from './explain.ts';
import type { Size } from './fill.ts';
import { groupsOf } from './groups/index.ts';
import { type LoadFigures, load } from './load.ts';
import { memoryOf } from './memory.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { BenchRow } from './row.ts';
import { rows } from './rows.ts';
import { measureStart } from './start.ts';

const options = {
  products: { type: 'string', default: '10000', about: 'products in the shop' },
  orders: { type: 'string', default: '100000', about: 'orders in the shop' },
  rows: { type: 'string', default: '1000000', about: 'rows of each large table of the domains that --only names' },
  seconds: { type: 'string', default: '3', about: 'load on each row, each round' },
  rounds: { type: 'string', default: '3', about: 'rounds, of which the median counts' },
  only: {
    type: 'string',
    default: '',
    about: 'names of rows or parts of them, parted by commas: "order list", customers, start',
  },
  beside: {
    type: 'string',
    default: '8d709a9',
    about: 'a commit, or a folder with another state of the program; empty for none',
  },
  quick: { type: 'boolean', default: false, about: 'neither the bare driver nor the small shop, one second a round' },
  explain: { type: 'boolean', default: false, about: 'plans in place of load: what each statement reads' },
  keep: { type: 'string', default: '', about: 'a folder for the filled databases, which the next time finds them there' },
  help: { type: 'boolean', default: false, about: 'this list' },
} as const;
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options });
if (values.help) {
  say('npm run bench -- [options]');
  for (const [name, { default: usual, about }] of Object.entries(options))
    say(`  --${name.padEnd(10)}${about}${typeof usual === 'string' && usual !== '' ? ` (${usual})` : ''}`);
  process.exit(0);
}
const wanted = values.only
  .split(',')
  .map((word) => word.trim())
  .filter(Boolean);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word));
// Filling the tables of groups takes minutes, so that they are asked for by name.
const chosen = rows.filter(({ name, inGroup }) => isWanted(name) && (!inGroup || wanted.length > 0));
const besideRows = chosen.filter(({ inGroup }) => !inGroup);

const size: Size = {
  products: Number(values.products),
  orders: Number(values.orders),
  rows: besideRows.length < chosen.length ? Number(values.rows) : 0,
  groups: groupsOf(chosen.map(({ name }) => name)),
};
const small: Size = {
  products: Math.max(20, Math.round(size.products / 100)),
  orders: Math.max(20, Math.round(size.orders / 100)),
  rows: Math.round(size.rows / 100),
  groups: size.groups,
};
const seconds = values.quick ? 1 : Number(values.seconds);

interface BenchRun extends LoadFigures {
  /** Processor time of server, PostgreSQL and load generator per request. */
  cpuUs: number;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const cell = (text: string | number, width: number) => String(text).padStart(width);
const fixed = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
const line = (name: string, cells: readonly string[]) =>
  say(`${name.padEnd(26)}${cells.map((text, index) => cell(text, index > 3 ? 12 : 9)).join('')}`);

/** Rows that lie about after a write would be read by the next row; autovacuum is off, so that it chooses no moment of its own. */
async function tidy(contenders: readonly Contender[]): Promise<void> {
  for (const url of new Set(contenders.map((contender) => contender.url))) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('vacuum');
    await client.end();
  }
}

/** Plans and caches as they are after a while of the same work. */
const WARM_SECONDS = Math.min(values.quick ? 1 : 2, seconds);
/** V8 goes on compiling the code of all calls for some ten thousand of them. */
const FIRST_WARM_SECONDS = 15;
const rounds = Number(values.rounds);

function loadOn({ port, requests, questions }: Contender, { name, lanes = 8 }: BenchRow) {
  const next = requests.get(name);
  const all = questions.get(name);
  const most = all === undefined ? undefined : Math.floor(all / (rounds + 1));
  return next && ((time: number) => load(port, next, { lanes, seconds: time, most }));
}

async function measure(row: BenchRow, contenders: readonly Contender[], postmaster: number): Promise<Map<string, BenchRun[]>> {
  const runs = new Map<string, BenchRun[]>(contenders.map(({ name }) => [name, []]));
  for (const contender of contenders) await loadOn(contender, row)?.(WARM_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    // The first of a round finds the caches of the processor as another shop has left them.
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      const { name, pid } = contender;
      const loadFor = loadOn(contender, row);
      if (!loadFor) continue;
      const before = processorTime(pid, postmaster);
      const figures = await loadFor(seconds);
      const cpuUs = (processorTime(pid, postmaster) - before) / figures.requests;
      runs.get(name)?.push({ ...figures, cpuUs });
    }
  }
  return runs;
}

type Figure = keyof Omit<BenchRun, 'failures' | 'requests'>;

/** Median over the rounds of the ratio of two contenders: both ran in the same minute. */
const ratioOf = (runs: Map<string, BenchRun[]>, of: string, to: string, figure: Figure): string => {
  const others = runs.get(to) ?? [];
  const ratios = (runs.get(of) ?? []).map((run, round) => run[figure] / (others[round]?.[figure] ?? Number.NaN));
  return fixed(median(ratios));
};

function print(row: BenchRow, runs: Map<string, BenchRun[]>, besideName: string | undefined): void {
  const mid = (name: string, figure: Figure) => fixed(median((runs.get(name) ?? []).map((run) => run[figure])));
  const cells = (['perSecond', 'p50', 'p95', 'cpuUs'] as const).map((figure) => mid('ours', figure));
  if (besideName) {
    cells.push(mid(besideName, 'perSecond'), mid(besideName, 'cpuUs'));
    cells.push(ratioOf(runs, 'ours', besideName, 'perSecond'), ratioOf(runs, besideName, 'ours', 'cpuUs'));
  }
  if (!values.quick) {
    cells.push(ratioOf(runs, 'ours', 'bare', 'perSecond'), ratioOf(runs, 'bare', 'ours', 'cpuUs'));
    cells.push(ratioOf(runs, 'ours', 'small', 'p95'));
  }
  const failures = [...runs.values()].flat().reduce((sum, run) => sum + run.failures, 0);
  line(row.name, failures > 0 ? [...cells, `${failures} failed`] : cells);
}

const peaks = new Map<string, number>();
function notePeaks(contenders: readonly Contender[]): void {
  for (const { name, pid } of contenders) peaks.set(name, Math.max(peaks.get(name) ?? 0, Math.round(memoryOf(pid) / 2 ** 20)));
}

async function loadAll(cluster: Cluster, beside: ReturnType<typeof openBeside>): Promise<void> {
  const filled = await filledDatabase(cluster, 'large', size, root);
  const contenders: Contender[] = [];
  // The other state gets the same rows in tables of its own.
  if (beside) {
    const url = await filledDatabase(cluster, 'beside', { ...size, rows: 0 }, beside.folder);
    contenders.push(await serve(cluster, beside.name, url, besideRows, beside.folder));
  }
  if (!values.quick) {
    const url = await filledDatabase(cluster, 'small', small, root);
    contenders.push(await serve(cluster, 'small', url, chosen, root), await serveBare(cluster, filled, chosen));
  }
  contenders.unshift(await serve(cluster, 'ours', filled, chosen, root));
  const client = new pg.Client({ connectionString: filled });
  await client.connect();
  await client.query('alter system set autovacuum = off');
  await client.query('select pg_reload_conf()');
  const postmaster = await postmasterOf(client);
  await client.end();
  const heads = ['req/s', 'p50 ms', 'p95 ms', 'CPU µs'];
  if (beside) heads.push(`${beside.name}/s`, 'CPU µs', '× req/s', '÷ CPU');
  if (!values.quick) heads.push('÷ bare', 'CPU ÷ bare', 'p95 ÷ small');
  line('call', heads);
  const first = values.quick ? undefined : chosen.find(({ isWrite, questions }) => !isWrite && !questions);
  if (first) for (const contender of contenders) await loadOn(contender, first)?.(FIRST_WARM_SECONDS);
  for (const row of chosen) {
    await tidy(contenders);
    print(row, await measure(row, contenders, postmaster), beside?.name);
    notePeaks(contenders);
  }
  say(`memory under this load: ${[...peaks].map(([name, mb]) => `${name} ${mb} MB`).join(', ')}`);
  for (const contender of contenders) await contender.stop();
}

async function explainAll(cluster: Cluster): Promise<void> {
  const url = await filledDatabase(cluster, 'large', size, root);
  for (const plan of await explain(url, await tapesOf(url, cluster.folder, chosen))) say(plan);
}

async function main() {
  const beside = openBeside(values.explain || (besideRows.length === 0 && !isWanted('start')) ? '' : values.beside);
  try {
    if (isWanted('start')) {
      const programs = beside ? [root, beside.folder] : [root];
      const starts = await measureStart(programs);
      starts.forEach(({ readyMs, idleMb }, index) =>
        say(`${index === 0 ? 'ours' : beside?.name}: ready again in ${readyMs} ms, ${idleMb} MB when idle`),
      );
    }
    if (chosen.length === 0) return;
    say(`${size.products} products, ${size.orders} orders${size.rows > 0 ? `, ${size.rows} rows` : ''}`);
    const cluster = await startCluster(values.keep);
    const work = values.explain ? explainAll(cluster) : loadAll(cluster, beside);
    await work.finally(() => cluster.close());
  } finally {
    beside?.remove();
  }
}

await main();
