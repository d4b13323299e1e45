import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openApp } from '#server/app.ts';
import type { BareRow } from './bare.ts';
import { pathOfBare } from './bare-path.ts';
import { type Size, fill } from './fill.ts';
import { type Figures, ask, load } from './load.ts';
import { type Running, freePort, openPlace, startServer } from './places.ts';
import { type Row, type Shopper, openShopper, rows } from './rows.ts';
import { type Tape, record } from './tape.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const size: Size = { products: Number(values.products), orders: Number(values.orders) };
const small: Size = {
  products: Math.max(20, Math.round(size.products / 100)),
  orders: Math.max(20, Math.round(size.orders / 100)),
};
const seconds = Number(values.seconds);
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Served {
  url: string;
  server: Running;
  shopper: Shopper;
}

async function serve(place: Awaited<ReturnType<typeof openPlace>>, name: string, wanted: Size): Promise<Served> {
  const url = await place.createDatabase(name);
  const first = await startServer(url, place.folder, await freePort());
  await first.stop();
  const begun = Date.now();
  const client = new pg.Client({ connectionString: url });
  // The database is stopped when something fails; that end must not hide what failed.
  client.on('error', () => {});
  await client.connect();
  await fill(client, wanted);
  await client.end();
  say(`${name}: ${wanted.products} products, ${wanted.orders} orders in ${Math.round((Date.now() - begun) / 1000)} s`);
  const server = await startServer(url, place.folder, await freePort());
  return { url, server, shopper: await openShopper(server.port) };
}

/** What each call sends to the database, heard in a server of our own process. */
async function tapesOf({ url, server }: Served, folder: string, wanted: readonly Row[]): Promise<BareRow[]> {
  const app = await openApp(
    { databaseUrl: url, dataDir: folder, port: await freePort(), logLevel: 'silent', trustProxy: false },
    { works: false },
  );
  await app.listen();
  const address = app.http.server.address();
  const port = typeof address === 'object' && address ? address.port : server.port;
  const shopper = await openShopper(port);
  const taped: BareRow[] = [];
  for (const row of wanted) {
    const sent = row.request(shopper)();
    // Twice before it counts, so that caches are warm and prepared statements exist.
    if (!row.isWrite) for (const _ of [1, 2]) await ask(port, sent);
    let answer: Awaited<ReturnType<typeof ask>> | undefined;
    const fresh = row.request(shopper)();
    const tape: Tape = await record(app.database.pool, async () => {
      answer = await ask(port, fresh);
    });
    if (answer?.code !== 200) throw new Error(`${row.name}: ${answer?.message}`);
    taped.push({
      name: row.name,
      tape,
      oneTime: row.oneTime?.(fresh, answer) ?? [],
      ...(row.verify ? { verify: await row.verify() } : {}),
    });
  }
  await app.close();
  return taped;
}

async function startBare(taped: readonly BareRow[], url: string, folder: string) {
  const file = join(folder, 'tapes.json');
  writeFileSync(file, JSON.stringify(taped));
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'bare.ts'), [file, url, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return { port, stop: () => child.kill() };
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const middle = (runs: readonly Figures[]): Figures => ({
  perSecond: median(runs.map((run) => run.perSecond)),
  p50: median(runs.map((run) => run.p50)),
  p95: median(runs.map((run) => run.p95)),
  failures: runs.reduce((sum, run) => sum + run.failures, 0),
});

const cell = (text: string | number, width: number) => String(text).padStart(width);
const fixed = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

async function main() {
  const chosen = rows.filter(({ name }) => values.only === '' || name.includes(values.only));
  const place = await openPlace();
  try {
    const large = await serve(place, 'large', size);
    const little = await serve(place, 'little', small);
    const bare = await startBare(await tapesOf(large, place.folder, chosen), large.url, place.folder);
    say(
      `\n${'call'.padEnd(26)}${['req/s', 'p50 ms', 'p95 ms', 'bare/s', '÷ bare', 'small p95', 'p95 ÷ small'].map((head) => cell(head, 12)).join('')}`,
    );
    for (const row of chosen) {
      const lanes = row.lanes ?? 8;
      const ours: Figures[] = [];
      const theirs: Figures[] = [];
      const littles: Figures[] = [];
      for (let round = 0; round < Number(values.rounds); round += 1) {
        ours.push(await load(large.server.port, row.request(large.shopper), { lanes, seconds }));
        theirs.push(await load(bare.port, () => ({ method: 'GET', path: pathOfBare(row.name) }), { lanes, seconds }));
        littles.push(await load(little.server.port, row.request(little.shopper), { lanes, seconds }));
      }
      const [a, b, c] = [middle(ours), middle(theirs), middle(littles)];
      const ratio = median(ours.map((run, round) => run.perSecond / (theirs[round]?.perSecond ?? Number.NaN)));
      const growth = median(ours.map((run, round) => run.p95 / (littles[round]?.p95 ?? Number.NaN)));
      const figures = [
        fixed(a.perSecond),
        fixed(a.p50),
        fixed(a.p95),
        fixed(b.perSecond),
        fixed(ratio),
        fixed(c.p95),
        fixed(growth),
      ];
      const failed = a.failures + b.failures + c.failures;
      say(`${row.name.padEnd(26)}${figures.map((figure) => cell(figure, 12)).join('')}${failed > 0 ? `  ${failed} failed` : ''}`);
    }
    bare.stop();
    await large.server.stop();
    await little.server.stop();
  } finally {
    await place.close();
  }
}

await main();
