/** A small crowd that shops at a running server: npm run demo:traffic -- --url http://localhost:8080 --buyers 5 --seconds 60 */
import { randomInt, randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Answer } from '#contract/call.ts';
import { defaultRefundReasons } from '#contract/orders/words.ts';
import { openSignInCalls } from '#contract/customers/sign-ins.ts';
import { openRechargeCalls } from '#contract/finance/recharges.ts';
import { openWithdrawalCalls } from '#contract/finance/withdrawals.ts';
import { openRegistrationCalls } from '#contract/profiles/registrations.ts';
import { openOrderCalls, openSkuCalls } from '#contract/storefront/orders.ts';
import { type Caller, Refused, makeKey, openStaff, openStorefront } from './storefront.ts';

const USAGE =
  'ADMIN_PASSWORD=… or OPEN_KEY=keyId:secret npm run demo:traffic -- [--url http://localhost:8080] [--buyers 5] [--seconds 60]';
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    buyers: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '60' },
  },
});

type Sku = Answer<typeof openSkuCalls.onSale>['list'][number];
type Placed = Answer<typeof openOrderCalls.create>;
const tally = {
  browsed: 0,
  ordered: 0,
  paid: 0,
  cancelled: 0,
  refundsAsked: 0,
  received: 0,
  registered: 0,
  signedIn: 0,
  recharged: 0,
  withdrew: 0,
  refused: 0,
  broken: 0,
};
const enough = Date.now() + Number(values.seconds) * 1000;

const anyOf = <T>(list: readonly T[]): T | undefined => list[randomInt(Math.max(1, list.length))];
const happens = (percent: number) => randomInt(100) < percent;
const pause = (upTo: number) => sleep(randomInt(100, upTo));

const people = ['王芳', '李伟', '张敏', '刘洋', '陈静', '杨磊', '赵丽', '黄强', '周婷', '吴昊', '欧阳雪'];
const addresses = [
  ['浙江省', '杭州市', '西湖区'],
  ['广东省', '深圳市', '南山区'],
  ['四川省', '成都市', '武侯区'],
  ['北京市', '北京市', '海淀区'],
] as const;

async function enter(): Promise<Caller> {
  const [keyId, secret] = (process.env.OPEN_KEY ?? '').split(':');
  if (keyId && secret) return openStorefront(values.url, { keyId, secret });
  const password = process.env.ADMIN_PASSWORD;
  if (!password) throw new Error(USAGE);
  return openStorefront(values.url, await makeKey(await openStaff(values.url, password), '演示流量'));
}

/** Counts what the shop refuses, as a page would show it, and goes on. */
async function trying<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tally[error.isFault ? 'broken' : 'refused'] += 1;
    return undefined;
  }
}

async function browse(shop: Caller): Promise<Sku | undefined> {
  const first = await shop.run(openSkuCalls.onSale, { page: 1, limit: 20 });
  const page = randomInt(1, first.totalPage + 2);
  const { list } = page > 1 && page <= first.totalPage ? await shop.run(openSkuCalls.onSale, { page, limit: 20 }) : first;
  tally.browsed += 1;
  return anyOf(list.filter(({ stock }) => stock > 0));
}

async function order(shop: Caller, sku: Sku, name: string): Promise<Placed | undefined> {
  const [province, city, district] = anyOf(addresses) ?? ['', '', ''];
  const phone = `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const address = { name, phone, province, city, district, detail: `人民路 ${randomInt(1, 400)} 号`, cityId: 0 };
  const lines = [{ skuId: sku.skuId, quantity: Math.min(sku.stock, randomInt(1, 4)) }];
  const mark = happens(20) ? '请尽快发货' : '';
  const buyer = { account: `demo-${name}`, nickname: name, phone };
  const placed = await trying(
    shop.run(openOrderCalls.create, { idempotencyKey: randomUUID(), buyer, address, lines, mark, payType: 'weixin' }),
  );
  if (placed) tally.ordered += 1;
  return placed;
}

async function follow(shop: Caller, { orderNo, payPrice }: Placed): Promise<void> {
  if (happens(12)) {
    if (await trying(shop.run(openOrderCalls.cancel, { orderNo }))) tally.cancelled += 1;
    return;
  }
  if (happens(10)) return;
  if (await trying(shop.run(openOrderCalls.pay, { orderNo, amount: payPrice, tradeNo: randomUUID() }))) tally.paid += 1;
  if (!happens(10)) return;
  const reason = anyOf(defaultRefundReasons) ?? '其它原因';
  if (await trying(shop.run(openOrderCalls.askRefund, { orderNo, reason }))) tally.refundsAsked += 1;
}

/** Whoever finds his parcel sent confirms it. */
async function receive(shop: Caller, waiting: Set<string>): Promise<void> {
  for (const orderNo of [...waiting].slice(0, 5)) {
    const { state, refundState } = await shop.run(openOrderCalls.read, { orderNo });
    if (state === 'sent' && refundState === 'none') {
      if (await trying(shop.run(openOrderCalls.confirmReceipt, { orderNo }))) tally.received += 1;
    }
    if (state !== 'toSend') waiting.delete(orderNo);
  }
}

/** Somebody new proves a phone number. */
async function register(shop: Caller, account: string, nickname: string): Promise<void> {
  const phone = `136${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const sent = await trying(shop.run(openRegistrationCalls.code, { phone }));
  if (!sent) return;
  const bound = await trying(shop.run(openRegistrationCalls.bindPhone, { account, phone, code: sent.code, nickname }));
  if (bound !== undefined) tally.registered += 1;
}

async function recharge(shop: Caller, account: string): Promise<void> {
  const { packages, least } = await shop.run(openRechargeCalls.offer, {});
  const price = anyOf(packages)?.price ?? Math.max(least, 10_000);
  const made = await trying(
    shop.run(openRechargeCalls.create, { account, idempotencyKey: randomUUID(), price, rechargeType: 'routine' }),
  );
  if (!made) return;
  const { orderId, price: amount } = made;
  if (await trying(shop.run(openRechargeCalls.pay, { orderId, amount, tradeNo: randomUUID() }))) tally.recharged += 1;
}

/** Promoters who earned nothing are refused. */
async function withdraw(shop: Caller, account: string, realName: string): Promise<void> {
  const asked = {
    account,
    idempotencyKey: randomUUID(),
    extractPrice: 100,
    extractType: 'weixin' as const,
    realName,
    wechat: 'wx_demo',
  };
  if (await trying(shop.run(openWithdrawalCalls.apply, asked))) tally.withdrew += 1;
}

/** What a customer does besides buying. */
async function visit(shop: Caller, account: string, name: string): Promise<void> {
  if (await trying(shop.run(openSignInCalls.sign, { account }))) tally.signedIn += 1;
  if (happens(60)) await recharge(shop, account);
  if (happens(20)) await withdraw(shop, account, name);
}

async function shopAround(shop: Caller): Promise<void> {
  const name = anyOf(people) ?? '王芳';
  const waiting = new Set<string>();
  await register(shop, `demo-new-${randomUUID().slice(0, 8)}`, `${name}的朋友`);
  await visit(shop, `demo-${name}`, name);
  while (Date.now() < enough) {
    const sku = await browse(shop);
    await pause(800);
    const placed = sku && happens(60) ? await order(shop, sku, name) : undefined;
    if (placed) {
      await pause(600);
      await follow(shop, placed);
      waiting.add(placed.orderNo);
    }
    await receive(shop, waiting);
    await pause(1200);
  }
}

const shop = await enter();
const ticker = setInterval(() => console.log(JSON.stringify(tally)), 5000);
try {
  await Promise.all(Array.from({ length: Number(values.buyers) }, () => shopAround(shop)));
} finally {
  clearInterval(ticker);
}
console.table([tally]);
process.exitCode = tally.broken === 0 ? 0 : 1;
