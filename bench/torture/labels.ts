import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { waybillCalls } from '#contract/fulfilment/waybills.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { configCalls } from '#contract/settings/config.ts';
import { type LabelBook, labelBookOf } from '../../stand-ins/one-pass/labels.ts';
import { type Generation, type PassAccount, newPassAccount } from '../../stand-ins/one-pass/platform.ts';
import { type ServedPass, servePass } from '../../stand-ins/one-pass/serve.ts';
import { type Cluster, PASSWORD, type Running, freePort, startServer } from '../cluster.ts';
import { type Caller, Refused, makeKey, openStaff, openStorefront } from '../storefront.ts';
import { makeSku } from './goods.ts';
import { address, insist, newOutcome } from './race.ts';

/** Fates of a round: the server is killed once the label is out, the answer is lost, or nothing happens. */
const fates = ['killed', 'lost', 'killed', 'lost', 'well'] as const;
const TRIES = 3;
/** A waybill whose asking process has died is looked for a minute later, by a timer of each minute. */
const LOOKED_FOR_MS = 300_000;
const sender = { toName: '信号楼', toTel: '13911112222', toAddr: '站台路 1 号' };
const sheet = { type: '1', expressRecordType: '2', expressCode: 'yuantong', expressTempId: 'yuantong-76', ...sender };

interface Ring {
  server: Running;
  restart(): Promise<Running>;
  book: LabelBook;
  served: ServedPass;
  staff: Caller;
  shop: Caller;
  client: pg.Client;
  skuId: number;
  /** Path at which the platform prints. */
  dumpPath: string;
  kills: number;
}

const outcome = newOutcome();

async function payOrder({ shop, client, skuId }: Ring, at: number): Promise<string> {
  // Each recipient is another one: the record of the platform names nothing else.
  const where = { ...address, name: `收件人${at}号`, phone: `138${String(at).padStart(8, '0')}` };
  const lines = [{ skuId, quantity: 1 }];
  const draft = {
    address: where,
    buyer: { account: `buys-${at}` },
    lines,
    payType: 'weixin' as const,
    idempotencyKey: randomUUID(),
  };
  const made = await insist(outcome, () => shop.run(openOrderCalls.create, draft));
  if (!made) throw new Error(`no order was made: ${outcome.refused.at(-1)}`);
  const { orderNo } = made;
  const { rows } = await client.query<{ amount: number }>('select pay_price as amount from "order" where order_no = $1', [
    orderNo,
  ]);
  const paid = { orderNo, amount: rows[0]?.amount ?? 0, tradeNo: `trade-${orderNo}` };
  await insist(outcome, () => shop.run(openOrderCalls.pay, paid));
  return orderNo;
}

/** Asks again and again, as an impatient person does. */
async function sendOften({ staff }: Ring, orderNo: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return void (await staff.run(sendingCalls.send, { orderNo, ...sheet }));
    } catch (error) {
      if (error instanceof Refused && error.isFault) outcome.faults.push(error.message);
      outcome.retries += 1;
      await sleep(50);
    }
  }
}

async function playRound(ring: Ring, at: number): Promise<string> {
  const orderNo = await payOrder(ring, at);
  const fate = fates[at % fates.length];
  if (fate === 'lost') ring.served.become('lostAnswer', ring.dumpPath);
  let dead: Promise<void> | undefined;
  if (fate === 'killed')
    ring.book.whenPrinted = () => {
      dead ??= ring.server.stop('SIGKILL');
    };
  await sendOften(ring, orderNo);
  delete ring.book.whenPrinted;
  ring.served.become(undefined);
  if (dead) {
    await dead;
    ring.kills += 1;
    ring.server = await ring.restart();
    await sendOften(ring, orderNo);
  }
  return orderNo;
}

/** Confirms what the record has for each order that was not sent; answers how many that were. */
async function confirmFound({ staff }: Ring, orders: readonly string[]): Promise<number> {
  let confirmed = 0;
  const open = new Set(orders);
  const giveUpAt = Date.now() + LOOKED_FOR_MS;
  while (open.size > 0 && Date.now() < giveUpAt) {
    for (const orderNo of open) {
      const lost = await staff.run(waybillCalls.lostWaybill, { orderNo });
      const [found, ...others] = lost?.found ?? [];
      if (!found || others.length > 0) continue;
      await staff.run(waybillCalls.confirmWaybill, { orderNo, number: found.number });
      open.delete(orderNo);
      confirmed += 1;
    }
    await sleep(2000);
  }
  return confirmed;
}

const unsent = async ({ client }: Ring) =>
  (await client.query<{ no: string }>(`select order_no as no from "order" where pay_time is not null and state = 'toSend'`)).rows;

async function check(ring: Ring): Promise<string[]> {
  const { client, book } = ring;
  const labels = Map.groupBy(book.printed, ({ toName }) => toName);
  const twice = [...labels.values()].filter((printed) => printed.length > 1);
  const { rows } = await client.query<{ name: string; number: string | null }>(
    `select real_name as name, delivery_id as number from "order" where pay_time is not null`,
  );
  const wrong = rows.filter(({ name, number }) => labels.get(name)?.[0]?.number !== number);
  return [
    twice.length === 0 ? '' : `${twice.length} parcels have two labels`,
    wrong.length === 0 ? '' : `${wrong.length} orders go by another number than that of their label`,
    outcome.faults.length === 0 ? '' : `${outcome.faults.length} faults: ${outcome.faults[0]}`,
  ].filter(Boolean);
}

/** Settings by which the platform knows the shop, in its order: a secret is entered for addresses that are known. */
const credentials = {
  1: ({ name, password }: PassAccount) => ({ sms_account: name, sms_token: password }),
  2: ({ key }: PassAccount) => ({ one_pass_access_key: key.access, one_pass_secret_key: key.secret }),
} as const;

async function openRing(cluster: Cluster, generation: Generation, account: PassAccount, served: ServedPass): Promise<Ring> {
  const url = await cluster.createDatabase(`torture_labels_${generation}`);
  const port = await freePort();
  const settings = { OUTGOING_HOSTS: '127.0.0.1' };
  const restart = () => startServer(url, cluster.folder, port, { settings });
  const server = await restart();
  const base = `http://127.0.0.1:${port}`;
  const staff = await openStaff(base, PASSWORD);
  const set = (key: string, value: string) => staff.run(configCalls.save, { key, value });
  await set('one_pass_url', served.url);
  for (const [key, value] of Object.entries(credentials[generation](account))) await set(key, value);
  await set('config_export_open', '1');
  await set('config_export_siid', 'KX100');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const dumpPath = generation === 1 ? 'expr/dump' : 'v2/expr/dump';
  const skuId = await makeSku(client, 1000);
  const shop = openStorefront(base, await makeKey(staff, '面单'));
  return { server, restart, book: labelBookOf(account), served, staff, shop, client, skuId, dumpPath, kills: 0 };
}

/** Sends orders by waybills whose answers are lost, and kills the server once one is printed: never two labels for a parcel by itself. */
async function tortureGeneration(cluster: Cluster, generation: Generation, rounds: number): Promise<string[]> {
  const account = newPassAccount('13800000000');
  const served = await servePass(account, () => new Date());
  const ring = await openRing(cluster, generation, account, served);
  try {
    const orders: string[] = [];
    for (let at = 0; at < rounds; at += 1) orders.push(await playRound(ring, at));
    const waiting = await unsent(ring);
    const sentAtOnce = orders.length - waiting.length;
    const confirmed = await confirmFound(
      ring,
      waiting.map(({ no }) => no),
    );
    const complaints = await check(ring);
    const figures = { generation, rounds, kills: ring.kills, 'labels printed': ring.book.printed.length, sentAtOnce, confirmed };
    console.table([{ waybills: 'killed and lost answers', ...figures, verdict: complaints.join('; ') || 'ok' }]);
    return complaints;
  } finally {
    await ring.client.end();
    await ring.server.stop();
    await served.close();
  }
}

/** Both generations of the platform, one after the other. */
export async function tortureLabels(cluster: Cluster, rounds: number): Promise<string[]> {
  const first = await tortureGeneration(cluster, 1, rounds);
  return [...first, ...(await tortureGeneration(cluster, 2, rounds))];
}
