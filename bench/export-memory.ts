/**
 * Exports every product, or every order with all columns, and watches the server's memory. After products it reads one SKU with a long
 * ledger. Usage: npm run bench:export -- --products 1000000, or --orders 1000000
 */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { productExportCalls } from '#contract/catalogue/export.ts';
import { stockCalls } from '#contract/catalogue/stock.ts';
import { exportFormat } from '#contract/exports/exports.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { orderExportCalls, orderExportColumns } from '#contract/order-figures/order-export.ts';
import { fill } from './fill.ts';
import { watchMemory } from './memory.ts';
import { PASSWORD, type Running, freePort, startCluster, startServer } from './cluster.ts';
import { type Caller, openStaff } from './storefront.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    orders: { type: 'string', default: '0' },
    entries: { type: 'string', default: '1000000' },
    format: { type: 'string', default: 'xlsx' },
  },
});
const orders = Number(values.orders);
const products = Number(values.products ?? (orders > 0 ? 10_000 : 1_000_000));
const entries = Number(values.entries);
const say = (line: string) => process.stdout.write(`${line}\n`);
async function filled(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fill(client, { products, orders, rows: 0, groups: [] });
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into stock_entry (product_id, sku_id, delta, sold, cause, note, create_time)
     select product_id, id, case when n % 2 = 0 then 1 else -1 end, 0, 'edit', '', now() from (select * from sku order by id limit 1) s, generate_series(1, $1::int) n`,
    [entries],
  );
  await client.query('vacuum analyze stock_entry');
  await client.end();
}

const format = exportFormat.parse(values.format);

const started = (staff: Caller) =>
  orders > 0
    ? staff.run(orderExportCalls.exportOrders, {
        filter: { status: 'all', type: 2 },
        columns: Object.keys(orderExportColumns),
        format,
      })
    : staff.run(productExportCalls.products, { filter: {}, columns: [], format });

async function exportAll(staff: Caller) {
  const { jobId } = await started(staff);
  for (;;) {
    const job = await staff.run(jobCalls.info, { id: jobId });
    if (job.state === 'done' || job.state === 'failed') return job.message;
    await sleep(200);
  }
}

/** Milliseconds of a page near the top and of one at the bottom. */
async function ledger(staff: Caller, page: number): Promise<number> {
  const begun = performance.now();
  await staff.run(stockCalls.list, { productId: 1, skuId: 1, page, limit: 20 });
  return Math.round(performance.now() - begun);
}

const cluster = await startCluster();
let server: Running | undefined;
try {
  const url = await cluster.createDatabase('export');
  await (await startServer(url, cluster.folder, await freePort())).stop();
  await filled(url);
  server = await startServer(url, cluster.folder, await freePort());
  const staff = await openStaff(`http://127.0.0.1:${server.port}`, PASSWORD);
  await sleep(3000);
  const { value: message, figures } = await watchMemory(server.process.pid ?? 0)(() => exportAll(staff));
  say(JSON.stringify({ ...(orders > 0 ? { orders } : { products }), format, message, ...figures }));
  for (const page of orders > 0 ? [] : [1, 2, Math.ceil(entries / 40), Math.ceil(entries / 20)])
    say(`ledger of ${entries} entries, page ${page}: ${await ledger(staff, page)} ms`);
} finally {
  await server?.stop();
  await cluster.close();
}
