/** Buyers race for the last goods, once in peace and once with the server killed under them. Usage: npm run torture -- --runs 5 */
import { randomInt, randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { PASSWORD, type Cluster, type Running, freePort, startCluster, startServer } from './cluster.ts';
import { type Caller, Refused, makeKey, openStaff, openStorefront } from './storefront.ts';

const BUYERS = 200;
const STOCK = 50;
const PATIENCE_MS = 60_000;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1' } } });

interface Outcome {
  orders: string[];
  refused: number;
  faults: string[];
  retries: number;
}

async function makeSku(client: pg.Client): Promise<number> {
  await client.query("select set_config('signalbox.change', '0', false)");
  const product = await client.query<{ id: number }>(
    `insert into product (store_name, store_info, keyword, image, slider_image, unit_name, cate_id, temp_id, spec_type, is_sub, is_show, add_time)
     select '抢购商品', '', '', '', '[]', '件', '', min(id), false, false, true, now() from shipping_templates returning id`,
  );
  const sku = await client.query<{ id: number }>(
    `insert into sku (product_id, suk, attr_value, price, cost, ot_price, image) values ($1, '默认', '{}', 100, 0, 100, '') returning id`,
    [product.rows[0]?.id],
  );
  const id = sku.rows[0]?.id ?? 0;
  await client.query(
    `insert into stock_entry (product_id, sku_id, delta, cause, create_time) select product_id, id, $2, 'opening', now() from sku where id = $1`,
    [id, STOCK],
  );
  return id;
}

/** One buyer: asks until there is an answer, always under the same key. */
async function buy(shop: Caller, skuId: number, outcome: Outcome): Promise<void> {
  const address = { name: '抢购', phone: '13800000000', province: '', city: '', district: '', detail: '某处', cityId: 0 };
  const input = { idempotencyKey: randomUUID(), address, lines: [{ skuId, quantity: 1 }], payType: 'weixin' as const };
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      outcome.orders.push((await shop.run(openOrderCalls.create, input)).orderNo);
      return;
    } catch (error) {
      if (error instanceof Refused) {
        if (error.isFault) outcome.faults.push(error.message);
        else outcome.refused += 1;
        return;
      }
      if (Date.now() > giveUpAt) throw error;
      outcome.retries += 1;
      await sleep(100 + randomInt(200));
    }
  }
}

/** Rows of the database, compared with the answers that the buyers got. */
async function check(client: pg.Client, skuId: number, { orders, refused, faults }: Outcome): Promise<string[]> {
  const { rows } = await client.query<{ no: string }>(
    'select o.order_no as no from "order" o join order_line l on l.order_id = o.id where l.sku_id = $1',
    [skuId],
  );
  const kept = new Set(rows.map(({ no }) => no));
  const [figure] = (
    await client.query<{ stock: number; ledger: number }>(
      'select s.stock, (select sum(delta)::int from stock_entry where sku_id = s.id) as ledger from sku s where s.id = $1',
      [skuId],
    )
  ).rows;
  const gaps = await client.query('select * from stock_gaps()');
  return [
    orders.length === STOCK ? '' : `${orders.length} orders acknowledged instead of ${STOCK}`,
    refused === BUYERS - STOCK ? '' : `${refused} buyers refused instead of ${BUYERS - STOCK}`,
    new Set(orders).size === orders.length ? '' : 'two buyers were told the same order',
    orders.every((no) => kept.has(no)) ? '' : 'an acknowledged order is lost',
    rows.length === STOCK ? '' : `${rows.length} orders kept instead of ${STOCK}`,
    figure?.stock === 0 && figure.ledger === 0 ? '' : `stock ${figure?.stock}, ledger ${figure?.ledger} instead of 0`,
    gaps.rowCount === 0 ? '' : `${gaps.rowCount} figures differ from their ledger`,
    faults.length === 0 ? '' : `${faults.length} faults: ${faults[0]}`,
  ].filter(Boolean);
}

interface Arena {
  shop: Caller;
  client: pg.Client;
  server: Running;
  restart(): Promise<Running>;
}

async function race({ shop, client, server, restart }: Arena, isKilled: boolean) {
  const skuId = await makeSku(client);
  const outcome: Outcome = { orders: [], refused: 0, faults: [], retries: 0 };
  const begun = Date.now();
  const buyers = Promise.all(Array.from({ length: BUYERS }, () => buy(shop, skuId, outcome)));
  let survivor = server;
  if (isKilled) {
    const enough = randomInt(5, STOCK - 10);
    while (outcome.orders.length < enough) await sleep(1);
    await server.stop('SIGKILL');
    survivor = await restart();
  }
  await buyers;
  const { orders, refused, retries } = outcome;
  const complaints = await check(client, skuId, outcome);
  const row = {
    server: isKilled ? 'killed -9 and restarted' : 'left alone',
    orders: orders.length,
    refused,
    retries,
    ms: Date.now() - begun,
  };
  return { survivor, complaints, row: { ...row, verdict: complaints.join('; ') || 'ok' } };
}

async function openArena(cluster: Cluster): Promise<Arena> {
  const url = await cluster.createDatabase('torture');
  const port = await freePort();
  const restart = () => startServer(url, cluster.folder, port);
  const server = await restart();
  const base = `http://127.0.0.1:${port}`;
  const shop = openStorefront(base, await makeKey(await openStaff(base, PASSWORD), '抢购'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { shop, client, server, restart };
}

const cluster = await startCluster();
const arena = await openArena(cluster);
const rows: object[] = [];
let violations = 0;
try {
  for (let run = 1; run <= Number(values.runs); run += 1) {
    for (const isKilled of [false, true]) {
      const { survivor, complaints, row } = await race(arena, isKilled);
      arena.server = survivor;
      violations += complaints.length;
      rows.push({ run, ...row });
    }
  }
} finally {
  await arena.client.end();
  await arena.server.stop();
  await cluster.close();
}
console.table(rows);
console.log(violations === 0 ? `${BUYERS} buyers, ${STOCK} in stock: every run held` : `${violations} violations`);
process.exitCode = violations === 0 ? 0 : 1;
