import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveCalls } from '#contract/move-in/moves.ts';
import { customer } from '#server/customers/index.ts';
import { order } from '#server/orders/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { formerFigures, formerShop } from '../../../test/former-shop/former-shop.ts';
import { writeDump } from '../../../test/former-shop/write-dump.ts';
import { moneyGaps } from '../../../test/money-gaps.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const owner = shop.admin();
const main = join(import.meta.dirname, '../../main.ts');
const terms = {
  dump: 'shop.sql',
  isDry: false,
  pictures: '',
  wechatAppId: 'wx-tea',
  routineAppId: '',
  pictureFolder: '',
  fetchesPictures: false,
};
/** Processes that end with this one, whatever becomes of a test. */
const started: ChildProcess[] = [];

beforeAll(async () => {
  await mkdir(join(shop.folder, 'move-in'), { recursive: true });
  await writeFile(join(shop.folder, 'move-in', terms.dump), writeDump(formerShop(), { writer: 'mysqldump' }));
});
afterAll(() => {
  for (const server of started) server.kill('SIGKILL');
});

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = Object(holder.address());
  holder.close();
  return port;
}

/** A server of this shop in a process of its own, which does what is queued. */
async function startServer(): Promise<ChildProcess> {
  const port = await freePort();
  const env = {
    DATABASE_URL: shop.url,
    DATA_DIR: shop.folder,
    PORT: String(port),
    DEMO: '0',
    LOG_LEVEL: 'fatal',
  };
  const server = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  started.push(server);
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
  return server;
}

/** Waits until a statement of the move waits for this table. */
async function waitsFor(table: string): Promise<void> {
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%into "${table}"%' and datname = current_database()`;
  const countWaiting = async () => (await shop.app.database.pool.query(waiting)).rows.length;
  await expect.poll(countWaiting, { timeout: 120_000 }).toBe(1);
}

/** Kills the server that moves the shop in while it writes this table. */
async function killedAt(table: string, server: ChildProcess, meanwhile = async () => {}): Promise<number> {
  const { value } = await shop.app.write({ name: 'test.lock', actor: systemActor('test') }, async ({ tx }) => {
    await tx.execute(`lock table ${table} in exclusive mode`);
    const { id } = await owner.run(moveCalls.begin, terms);
    await waitsFor(table);
    await meanwhile();
    server.kill('SIGKILL');
    await once(server, 'exit');
    return id;
  });
  return value;
}

const infoOf = (id: number) => owner.run(moveCalls.info, { id });

describe('a move whose server is killed', { timeout: 300_000 }, () => {
  it('at its last try is shown as broken off after a new start', async () => {
    const lastTry = () => shop.app.database.pool.query(`update pgboss.job set retry_limit = 0 where state = 'active'`);
    const id = await killedAt('order_line', await startServer(), async () => void (await lastTry()));

    expect(await shop.db.$count(customer)).toBe(formerFigures.customers);
    await startServer();
    await expect
      .poll(async () => (await infoOf(id)).message, { timeout: 90_000, interval: 1000 })
      .toBe('中途断了，没有做完；再来一次会接着搬，不会重复');
  });

  it('goes on by itself after a new start, and brings nothing twice', async () => {
    const id = await killedAt('user_bill', started.at(-1) ?? (await startServer()));

    expect(await infoOf(id)).toMatchObject({ state: 'running', message: expect.stringContaining('会自动接着搬') });
    await startServer();
    await expect.poll(async () => (await infoOf(id)).state, { timeout: 120_000, interval: 1000 }).toBe('done');

    const { report, differing } = await infoOf(id);
    expect(differing).toBe(0);
    expect(report?.tables.find(({ label }) => label === '订单')).toMatchObject({ already: formerFigures.orders, brought: 0 });
    expect([await shop.db.$count(customer), await shop.db.$count(order)]).toEqual([
      formerFigures.customers,
      formerFigures.orders,
    ]);
    for (const gaps of [moneyGaps, 'select * from tally_gaps()', 'select * from stock_gaps()'])
      expect((await shop.app.database.pool.query(gaps)).rows).toEqual([]);
  });
});
