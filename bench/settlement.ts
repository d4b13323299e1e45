/**
 * Previews and makes the bills of a period of a mall and prints what they took: time, memory of the server, and pages of the tables of
 * orders beside those of one scan of the period. Usage: npm run bench:settlement -- --orders 1000000 [--kill]
 */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { showDay, startOfDay } from '#contract/moment.ts';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { type Cluster, PASSWORD, type Running, freePort, startCluster, startServer } from './cluster.ts';
import { fillMall } from './fill-mall.ts';
import { fill } from './fill.ts';
import { fillBeside } from './filling.ts';
import { watchMemory } from './memory.ts';
import { type Caller, Refused, openStaff } from './storefront.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    shops: { type: 'string', default: '1000' },
    days: { type: 'string', default: '30' },
    /** A folder for the filled database, which the next time finds it there; bills that were made are gone then. */
    keep: { type: 'string', default: '' },
    /** Kills the server with a third of the portions done, and begins it anew. */
    kill: { type: 'boolean', default: false },
  },
});
const [orders, shops, days] = [Number(values.orders), Number(values.shops), Number(values.days)];
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const DATABASE = 'settlement';

async function filled(cluster: Cluster): Promise<string> {
  const kept = await cluster.findDatabase(DATABASE);
  if (kept !== undefined) return kept;
  const url = await cluster.createDatabase(DATABASE);
  await (await startServer(url, cluster.folder, await freePort())).stop();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fill(client, { products: 1000, orders: 0, rows: 0, groups: [] });
    await fillBeside(client, (session) => fillMall(session, { shops, orders, days }));
  } finally {
    await client.end();
  }
  return url;
}

/** Tables that orders stand in. */
const READ = `('order', 'order_line', 'refund', 'refund_line')`;
const PAGES = `select sum(heap_blks_read + coalesce(idx_blks_read, 0))::float8 as read,
    sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read, 0) + coalesce(idx_blks_hit, 0))::float8 as asked
  from pg_statio_user_tables where relname in ${READ}`;

interface Pages {
  /** Pages that were not in the cache of the database. */
  read: number;
  asked: number;
}

/** Time after which every backend has told its figures. */
const FIGURES_MS = 2500;

async function pagesOf(client: pg.Client): Promise<Pages> {
  await sleep(FIGURES_MS);
  const { rows } = await client.query<Pages>(PAGES);
  return rows[0] ?? { read: 0, asked: 0 };
}

/** Pages of one statement that reads the orders of the period with their lines. */
async function oneScan(client: pg.Client, from: Date, until: Date): Promise<number> {
  const { rows } = await client.query(
    `explain (analyze, buffers, format json) select o.id, l.mer_id, sum(l.paid_price) from "order" o join order_line l on l.order_id = o.id
     where o.received_time >= $1 and o.received_time < $2 and l.mer_id is not null group by o.id, l.mer_id`,
    [from, until],
  );
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = rows[0]['QUERY PLAN'][0].Plan;
  return Number(hit) + Number(read);
}

interface BilledMall {
  client: pg.Client;
  server: Running;
  restart(): Promise<Running>;
  staff: Caller;
}

/** Waits for a run; with `--kill` the server is killed under it. */
async function runThrough(ring: BilledMall, runId: number): Promise<number> {
  let isKilled = !values.kill;
  for (;;) {
    const { rows } = await ring.client.query<{ state: string; matched: number; done: number }>(
      'select state, matched, changed + unchanged as done from run where id = $1',
      [runId],
    );
    const [{ state = '', matched = 0, done = 0 } = {}] = rows;
    if (state === 'done') return matched;
    if (state === 'failed') throw new Error(`run ${runId} has failed`);
    if (!isKilled && done * 3 >= matched) {
      isKilled = true;
      await ring.server.stop('SIGKILL');
      ring.server = await ring.restart();
    }
    await sleep(100);
  }
}

async function measured(ring: BilledMall, name: string, begin: () => Promise<number>, scan: number): Promise<void> {
  const before = await pagesOf(ring.client);
  const begun = performance.now();
  const work = async () => runThrough(ring, await begin());
  const { value: portions, figures } = values.kill
    ? { value: await work(), figures: {} }
    : await watchMemory(ring.server.process.pid ?? 0)(work);
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  const after = await pagesOf(ring.client);
  const pages = { read: after.read - before.read, asked: after.asked - before.asked };
  say({ name, portions, ...figures, seconds, ...pages, scansRead: Math.round((pages.read / scan) * 100) / 100 });
}

/** Answer, or the refusal in its place. */
const told = (work: Promise<object>): Promise<object> =>
  work.catch((error: unknown) => {
    if (error instanceof Refused) return { refused: error.message };
    throw error;
  });

async function bench(ring: BilledMall): Promise<void> {
  // Bills of an earlier time are gone, and numbers begin at one.
  await ring.client.query('truncate settlement, settlement_line, settlement_due, settlement_preview restart identity cascade');
  await ring.client.query('vacuum analyze settlement_line');
  const now = new Date();
  const [from, until] = [startOfDay(now, -8 - days - 1), startOfDay(now, -7)];
  const wanted = { periodStart: showDay(from), periodEnd: showDay(startOfDay(until, -1)) };
  const scan = await oneScan(ring.client, from, until);
  say({ orders, shops, ...wanted, pagesOfOneScan: scan });
  const { received, bills } = await ring.staff.run(settlementRunCalls.preview, wanted);
  say({ name: 'asked for at once', received, isTold: bills !== null });
  let preview = 0;
  await measured(
    ring,
    'preview',
    async () => (preview = (await ring.staff.run(settlementRunCalls.previewMany, wanted)).runId),
    scan,
  );
  const { bills: seen } = await ring.staff.run(settlementRunCalls.previewed, { id: preview });
  const payableAmount = seen?.payableAmount ?? 0;
  await measured(
    ring,
    'bills',
    async () => (await ring.staff.run(settlementRunCalls.generate, { ...wanted, payableAmount })).runId,
    scan,
  );
  const { rows } = await ring.client.query(
    `select count(*)::int as bills, sum(order_count)::int as "ordersOfShops", sum(payable_amount)::float8 as payable,
      (select count(*)::int from settlement_line) as lines from settlement`,
  );
  say({
    ...rows[0],
    previewed: payableAmount,
    again: await told(ring.staff.run(settlementRunCalls.preview, { ...wanted, shopId: 1 })),
  });
}

const cluster = await startCluster(values.keep);
let ring: BilledMall | undefined;
try {
  const url = await filled(cluster);
  const port = await freePort();
  const restart = () => startServer(url, cluster.folder, port);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const server = await restart();
  ring = { client, server, restart, staff: await openStaff(`http://127.0.0.1:${port}`, PASSWORD) };
  await sleep(3000);
  await bench(ring);
} finally {
  await ring?.client.end();
  await ring?.server.stop();
  await cluster.close();
}
