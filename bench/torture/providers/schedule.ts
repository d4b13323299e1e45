import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { refundCalls } from '#contract/orders/refunds.ts';
import { type App, openApp } from '#server/app.ts';
import { type LoggedRequest, type Platform, openPlatform } from '../../../stand-ins/wechat-pay/platform.ts';
import { serve } from '../../../stand-ins/wechat-pay/serve.ts';
import { connectWechat } from '../../../server/test/connect-wechat.ts';
import { type Cluster, PASSWORD } from '../../cluster.ts';
import { type Caller, makeKey, openStaff, openStorefront } from '../../storefront.ts';
import { makeSku } from '../goods.ts';
import { newOutcome } from '../race.ts';
import { bookFaults } from './books.ts';
import { type Sale, beginSale, makeAccount } from './sales.ts';

const REFUNDS = 500;
/** Refunds that begin later, while the others are still asked about. */
const NEWER = 50;
const NEWER_AT = 15;
const ABREAST = 4;
const PRICE = 100;
const MINUTE_MS = 60_000;

/** Minutes from a question to the next one, as the platform wants them; an hour after the last of them. */
const PAUSES = [1, 5, 10, 20, 30];
/** Minutes at which the timers run: each of the first, and those around later questions. */
const TURNS = [...Array.from({ length: 70 }, (_, at) => at + 1), 80, 81, 82, 100, 125, 126, 127, 140, 141, 142, 185, 186, 187];

/** Minutes at which a refund is asked about that began at this one, with timers that run at these turns. */
function scheduleOf(begun: number, turns: readonly number[]): number[] {
  let [due, asked] = [begun + (PAUSES[0] ?? 0), 1];
  return turns.filter((turn) => {
    if (turn < due) return false;
    due = turn + (PAUSES[asked] ?? 60);
    asked += 1;
    return true;
  });
}

async function abreast<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
}

/** Clock that stands still once it was set, so that each turn is at a whole minute. */
function openClock() {
  let set: number | undefined;
  return {
    now: () => new Date(set ?? Date.now()),
    set(at: Date): void {
      set = at.getTime();
    },
  };
}

interface SlowShop {
  base: string;
  staff: Caller;
  apps: readonly App[];
  platform: Platform;
  client: pg.Client;
  close(): Promise<void>;
}

async function openSlowShop(cluster: Cluster, clock: ReturnType<typeof openClock>): Promise<SlowShop> {
  const platform = openPlatform(clock);
  const served = await serve(platform);
  const databaseUrl = await cluster.createDatabase('torture_refunds');
  // The change log of another database has its witness in the folder of the cluster, and this clock reaches the nightly check.
  const dataDir = join(cluster.folder, 'refunds');
  const common = { databaseUrl, dataDir, port: 0, logLevel: 'silent', trustProxy: false as const };
  const open = () => openApp({ ...common, paymentsStandIn: false, innerHosts: ['127.0.0.1'] }, { clock, works: false });
  const apps = [await open(), await open()];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const close = async () => {
    await client.end();
    for (const app of apps) await app.close();
    await served.close();
  };
  const base = (await apps[0]?.http.listen({ port: 0, host: '127.0.0.1' })) ?? '';
  await apps[0]?.seed({ adminPassword: PASSWORD, demo: false });
  const staff = await openStaff(base, PASSWORD);
  await connectWechat(staff, platform, { origin: served.origin, address: base });
  return { base, staff, apps, platform, client, close };
}

async function sellAll({ base, staff, apps, platform, client }: SlowShop): Promise<Sale[]> {
  const storefront = openStorefront(base, await makeKey(staff, '抢购'));
  const outcome = newOutcome();
  const wares = { skuId: await makeSku(client, REFUNDS), account: await makeAccount(client) };
  const sales: Sale[] = [];
  await abreast([...Array(REFUNDS).keys()], async () => void sales.push(await beginSale(storefront, wares, outcome)));
  for (const { number } of sales) platform.pay(number);
  await platform.deliverDue();
  await apps[0]?.runQueued();
  return sales;
}

/** Minutes after `start` at which each refund was asked about, by its number. */
function asksOf(log: readonly LoggedRequest[], start: Date): Map<string, number[]> {
  const asks = log.flatMap(({ at, method, target }) => {
    const [, number] = /^\/v3\/refund\/domestic\/refunds\/(\w+)$/.exec(target) ?? [];
    return method === 'GET' && number !== undefined ? [{ number, minute: (at.getTime() - start.getTime()) / MINUTE_MS }] : [];
  });
  return new Map(
    [...Map.groupBy(asks, ({ number }) => number)].map(([number, all]) => [number, all.map(({ minute }) => minute)]),
  );
}

function scheduleFaults({ books, log }: Platform, start: Date): string[] {
  const asks = asksOf(log, start);
  const refunds = [...books.refunds.values()];
  const faults = refunds.flatMap(({ outRefundNo, begun }) => {
    const minute = (begun.getTime() - start.getTime()) / MINUTE_MS;
    const expected = scheduleOf(
      minute,
      TURNS.filter((turn) => turn > minute),
    ).join();
    const found = asks.get(outRefundNo)?.join() ?? '';
    return found === expected ? [] : [`a refund of minute ${minute} was asked about at ${found} instead of ${expected}`];
  });
  return [refunds.length === REFUNDS ? '' : `${refunds.length} refunds were begun`, ...new Set(faults)].filter(Boolean);
}

/**
 * Lets a shop of two processes ask about refunds that nobody ends, by a clock that moves by minutes: each is asked about at its own
 * moments, whatever else is due, those that are new as well. Then all of them end.
 */
export async function refundsOnSchedule(cluster: Cluster) {
  const clock = openClock();
  const shop = await openSlowShop(cluster, clock);
  const { staff, apps, platform, client } = shop;
  try {
    const sales = await sellAll(shop);
    const refund = ({ orderNo }: Sale) =>
      staff.run(refundCalls.agreeRefund, { orderNo, amount: PRICE, reason: '少了一件', requestKey: randomUUID() }).then(() => {});
    const drain = () => Promise.all(apps.map((app) => app.runQueued()));
    const start = clock.now();
    clock.set(start);
    await abreast(sales.slice(NEWER), refund);
    await drain();
    for (const turn of TURNS) {
      clock.set(new Date(start.getTime() + turn * MINUTE_MS));
      if (turn === NEWER_AT) await abreast(sales.slice(0, NEWER), refund);
      await drain();
      // A timer runs in one process at a time.
      await apps[turn % apps.length]?.runDue();
    }
    const faults = scheduleFaults(platform, start);
    const asked = [...asksOf(platform.log, start).values()].reduce((sum, all) => sum + all.length, 0);
    for (const { outRefundNo } of platform.books.refunds.values()) platform.endRefund(outRefundNo, 'SUCCESS');
    await platform.deliverDue();
    await drain();
    const row = { refunds: platform.books.refunds.size, questions: asked, minutes: TURNS.at(-1), processes: apps.length };
    return { complaints: [...faults, ...(await bookFaults(client, platform))], row };
  } finally {
    await shop.close();
  }
}
