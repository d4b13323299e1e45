import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openOrderPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { type Platform, openPlatform } from '../../../stand-ins/wechat-pay/platform.ts';
import { serve } from '../../../stand-ins/wechat-pay/serve.ts';
import { connectWechat } from '../../../server/test/connect-wechat.ts';
import { type Cluster, PASSWORD } from '../../cluster.ts';
import { type Caller, makeKey, openStaff, openStorefront } from '../../storefront.ts';
import { makeSku } from '../goods.ts';
import { type RaceOutcome, insist, newOutcome } from '../race.ts';
import { bookFaults, leftWithoutQuestion, unsettled } from './books.ts';
import { type NoticeTally, postHostile } from './hostile-notices.ts';
import { type Pair, openPair } from './pair.ts';
import { type Sale, beginSale, makeAccount, paidAmong } from './sales.ts';

/** Sales that were paid before the first round, so that each refund is of one that was paid rounds ago. */
const AHEAD = 4;
/** Time within which a server is killed after its notice has left. */
const EFFECT_MS = 40;
/** Every so many a refund fails, and every so many nobody tells of its end. */
const [CLOSED_EVERY, UNTOLD_EVERY] = [5, 3];
const PATIENCE_MS = 600_000;
const SETTLED_MS = 300_000;
const PRICE = 100;

interface Ring {
  pair: Pair;
  platform: Platform;
  client: pg.Client;
  shop: Caller;
  staff: Caller;
  outcome: RaceOutcome;
  wares: { skuId: number; account: string };
  notices: NoticeTally;
  complaints: string[];
  /** Servers that died before the money was booked. */
  early: number;
}

async function until(what: string, isSo: () => Promise<boolean>, patience = PATIENCE_MS): Promise<void> {
  const giveUpAt = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error(`waited in vain: ${what}`);
    await sleep(200);
  }
}

/** Takes the first of these that is paid; a payment whose questions were killed is paid by a later one. */
async function takePaid({ platform, client }: Ring, sales: Sale[]): Promise<Sale> {
  let found = -1;
  await until('one of the sales is paid', async () => {
    await platform.deliverDue();
    const paid = await paidAmong(client, sales);
    found = sales.findIndex(({ orderNo }) => paid.has(orderNo));
    return found >= 0;
  });
  const [taken] = sales.splice(found, 1);
  if (!taken) throw new Error('no sale was made');
  return taken;
}

/** Kills the server that a notice goes to, some moments after it was posted. */
async function payByNotice(ring: Ring, sale: Sale): Promise<void> {
  const { platform, pair } = ring;
  const victim = randomInt(pair.ports.length);
  await platform.deliverDue();
  pair.balancer.prefer(pair.ports[victim]);
  platform.pay(sale.number);
  const delivered = platform.deliverDue();
  await sleep(randomInt(EFFECT_MS));
  await pair.kill(victim);
  await delivered;
  pair.balancer.prefer(undefined);
}

/** Kills the server that asks, once the platform has found the payment and before it says so. No notice tells of it. */
async function payByQuestion(ring: Ring, sale: Sale): Promise<void> {
  const { platform, pair, shop } = ring;
  platform.pay(sale.number, { isTold: false });
  const killed = new Promise<void>((resolve, reject) => {
    platform.interrupt(new RegExp(`/out-trade-no/${sale.number}\\?`), (isGone) =>
      pair.killWhoeverAsks(isGone).then(resolve, reject),
    );
  });
  await Promise.all([killed, shop.run(openOrderPaymentCalls.watchPayment, { orderNo: sale.orderNo }).catch(() => undefined)]);
}

/** Kills the server that asks for a refund, once the platform has paid it and before it says so. */
async function refundOnce({ platform, pair, staff, outcome }: Ring, { orderNo, number }: Sale, at: number): Promise<void> {
  const killed = new Promise<void>((resolve, reject) => {
    platform.interrupt(/^\/v3\/refund\/domestic\/refunds$/, (isGone) => pair.killWhoeverAsks(isGone).then(resolve, reject));
  });
  const terms = { orderNo, amount: PRICE, reason: '少了一件', requestKey: randomUUID() };
  await insist(outcome, () => staff.run(refundCalls.agreeRefund, terms));
  await killed;
  const begun = [...platform.books.refunds.values()].find(({ trade }) => trade.outTradeNo === number);
  platform.endRefund(begun?.outRefundNo ?? '', at % CLOSED_EVERY === 0 ? 'CLOSED' : 'SUCCESS');
  const told = platform.notices.at(-1);
  if (told && at % UNTOLD_EVERY === 0) told.isTaken = true;
}

/** `waiting` are sales that nobody refunded yet. */
async function playRound(ring: Ring, waiting: Sale[], at: number): Promise<void> {
  const sale = await beginSale(ring.shop, ring.wares, ring.outcome);
  await (at % 2 === 0 ? payByNotice : payByQuestion)(ring, sale);
  if ((await paidAmong(ring.client, [sale])).size === 0) ring.early += 1;
  await postHostile(ring.platform, sale, ring.notices);
  await refundOnce(ring, await takePaid(ring, waiting), at);
  waiting.push(sale);
  ring.complaints.push(...(await leftWithoutQuestion(ring.client)));
}

/** Sales that nobody disturbs. */
async function sellAhead(ring: Ring): Promise<Sale[]> {
  const sales: Sale[] = [];
  while (sales.length < AHEAD) {
    const sale = await beginSale(ring.shop, ring.wares, ring.outcome);
    ring.platform.pay(sale.number);
    sales.push(sale);
  }
  return sales;
}

async function openRing(cluster: Cluster, platform: Platform, origin: string): Promise<Ring> {
  const url = await cluster.createDatabase('torture_providers');
  const pair = await openPair(cluster, url);
  const { base } = pair.balancer;
  const staff = await openStaff(base, PASSWORD);
  await connectWechat(staff, platform, { origin, address: base });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const skuId = await makeSku(client, 1000);
  const wares = { skuId, account: await makeAccount(client) };
  const shop = openStorefront(base, await makeKey(staff, '抢购'));
  const outcome = newOutcome();
  const notices: NoticeTally = { forged: 0, repeated: 0, complaints: [] };
  return { pair, platform, client, shop, staff, outcome, wares, notices, complaints: [], early: 0 };
}

async function checkRing(ring: Ring): Promise<string[]> {
  const { client, platform, outcome, notices, complaints } = ring;
  await until(
    'every payment and refund ends here as it did there',
    async () => {
      await platform.deliverDue();
      return (await unsettled(client, platform)) === 0;
    },
    SETTLED_MS,
  ).catch(() => undefined);
  return [
    ...new Set([...complaints, ...notices.complaints, ...(await bookFaults(client, platform))]),
    ...outcome.refused.map((refusal) => `refused: ${refusal}`),
    ...outcome.faults.map((fault) => `fault: ${fault}`),
  ];
}

/**
 * Kills a server in each round between a payment and its effect, and another between a refund and its answer, while two processes work on
 * one database and notices come that nobody honest sent. In the end both books are the same.
 */
export async function killedRounds(cluster: Cluster, rounds: number) {
  const platform = openPlatform({ now: () => new Date() });
  const served = await serve(platform);
  const ring = await openRing(cluster, platform, served.origin);
  try {
    const waiting = await sellAhead(ring);
    for (let at = 0; at < rounds; at += 1) await playRound(ring, waiting, at);
    const complaints = await checkRing(ring);
    const { pair, early, notices, outcome } = ring;
    const { trades, refunds } = platform.books;
    const figures = { rounds, kills: pair.kills, 'before the effect': early, payments: trades.size, refunds: refunds.size };
    const row = { ...figures, forged: notices.forged, repeated: notices.repeated, retries: outcome.retries };
    return { complaints, row };
  } finally {
    await ring.client.end();
    await ring.pair.stop();
    await served.close();
  }
}
