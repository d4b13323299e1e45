/** A small crowd that shops at a running server: npm run demo:traffic -- --url http://localhost:8080 --buyers 5 --seconds 60 */
import { randomInt, randomUUID } from 'node:crypto';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Answer } from '#contract/call.ts';
import { openSignInCalls } from '#contract/customers/sign-ins.ts';
import { openAddressCalls } from '#contract/delivery/customer-addresses.ts';
import { openProfileCalls } from '#contract/profiles/own-profiles.ts';
import { defaultRefundReasons } from '#contract/orders/enums.ts';
import { openOrderCalls, openSkuCalls } from '#contract/storefront/orders.ts';
import { openReturnCaseCalls } from '#contract/storefront/return-cases.ts';
import { activities } from './activities.ts';
import { watchMemory } from './memory.ts';
import { askForInvoice, bringFriend, recharge, takeCommission } from './purse.ts';
import { type Placed, accountOf, addressFor, anyOf, follow, happens, pause, place, reasons, tally, trying } from './shopper.ts';
import { workAtDesk } from './staff.ts';
import { type Caller, makeKey, openStaff, openStorefront } from '../../bench/storefront.ts';

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
const enough = Date.now() + Number(values.seconds) * 1000;

const people = ['王芳', '李伟', '张敏', '刘洋', '陈静', '杨磊', '赵丽', '黄强', '周婷', '吴昊', '欧阳雪'];

/** A storefront, and staff where there is a password: with a key alone the crowd shops, and its orders wait. */
async function enter(): Promise<{ shop: Caller; staff?: Caller }> {
  const [keyId, secret] = (process.env.OPEN_KEY ?? '').split(':');
  if (keyId && secret) return { shop: openStorefront(values.url, { keyId, secret }) };
  const password = process.env.ADMIN_PASSWORD;
  if (!password) throw new Error(USAGE);
  const staff = await openStaff(values.url, password);
  return { staff, shop: openStorefront(values.url, await makeKey(staff, '演示流量')) };
}

async function browse(shop: Caller): Promise<Sku | undefined> {
  const first = await shop.run(openSkuCalls.onSale, { page: 1, limit: 20 });
  const page = randomInt(1, first.totalPage + 2);
  const { list } = page > 1 && page <= first.totalPage ? await shop.run(openSkuCalls.onSale, { page, limit: 20 }) : first;
  tally.browsed += 1;
  return anyOf(list.filter(({ stock }) => stock > 0));
}

/** A customer whose parcel was sent confirms it. */
async function receive(shop: Caller, waiting: Map<string, string>): Promise<void> {
  for (const [orderNo, name] of [...waiting].slice(0, 5)) {
    const { state, refundState } = await shop.run(openOrderCalls.read, { orderNo });
    if (state === 'sent' && refundState === 'none') {
      if (await trying(shop.run(openOrderCalls.confirmReceipt, { orderNo }))) tally.received += 1;
      if (happens(15)) await askToReturn(shop, orderNo);
      else if (happens(30)) await askForInvoice(shop, name, orderNo);
    }
    if (state !== 'toSend') waiting.delete(orderNo);
  }
}

/** A customer who is not content asks to return goods. */
async function askToReturn(shop: Caller, orderNo: string): Promise<void> {
  const [one] = await shop.run(openReturnCaseCalls.goods, { orderNo });
  if (!one) return;
  const kind = happens(50) ? 'return' : 'exchange';
  const lines = [{ skuId: one.skuId, quantity: 1, outSkuId: anyOf(one.others)?.skuId }];
  const asked = {
    orderNo,
    kind,
    reason: anyOf(defaultRefundReasons) ?? '其它原因',
    lines,
    idempotencyKey: randomUUID(),
  } as const;
  if (await trying(shop.run(openReturnCaseCalls.create, asked))) tally.returnsAsked += 1;
}

/** A customer who was told where to sends the goods back; few think better of it. */
async function sendBack(shop: Caller, account: string): Promise<void> {
  const { list } = await shop.run(openReturnCaseCalls.list, { page: 1, limit: 10, account });
  for (const { caseNo, state, backNumber } of list) {
    if (state !== 'waiting' || backNumber !== '') continue;
    const back = { caseNo, backName: '顺丰速运', backNumber: `SF${randomInt(10_000_000, 99_999_999)}` };
    const done = happens(10)
      ? await trying(shop.run(openReturnCaseCalls.withdraw, { caseNo, reason: '决定留下' }))
      : await trying(shop.run(openReturnCaseCalls.setBack, back));
    if (done?.state === 'waiting') tally.returnsSent += 1;
    if (done?.state === 'withdrawn') tally.returnsWithdrawn += 1;
  }
}

/** A full book makes room by its oldest address. */
async function keepAddress(shop: Caller, account: string, name: string): Promise<void> {
  const kept = await shop.run(openAddressCalls.list, { account });
  const oldest = kept.at(-1);
  if (oldest && kept.length >= 5) await trying(shop.run(openAddressCalls.delete, { account, id: oldest.id }));
  const saved = await trying(shop.run(openAddressCalls.save, { ...addressFor(name), account }));
  if (!saved) return;
  tally.addressesSaved += 1;
  if (happens(30)) await trying(shop.run(openAddressCalls.setDefault, { account, id: saved.id }));
}

/** Looks at one's own page, and puts the name right where a storefront knew another. */
async function lookAtProfile(shop: Caller, account: string, nickname: string): Promise<void> {
  const profile = await trying(shop.run(openProfileCalls.profile, { account }));
  if (!profile || profile.nickname === nickname) return;
  if ((await trying(shop.run(openProfileCalls.updateProfile, { account, nickname }))) !== undefined) tally.profilesChanged += 1;
}

/** Acts of a customer besides buying. */
async function visit(shop: Caller, account: string, name: string): Promise<void> {
  if (await trying(shop.run(openSignInCalls.sign, { account }))) tally.signedIn += 1;
  await keepAddress(shop, account, name);
  await lookAtProfile(shop, account, name);
  if (happens(60)) await recharge(shop, account);
}

/** Looks around, and takes something or not. */
async function buy(shop: Caller, name: string): Promise<Placed | undefined> {
  const sku = await browse(shop);
  await pause(800);
  if (!sku || !happens(60)) return undefined;
  const lines = [{ skuId: sku.skuId, quantity: Math.min(sku.stock, randomInt(1, 4)) }];
  const placed = await place(shop, name, { lines });
  if (!placed) return undefined;
  await pause(600);
  await follow(shop, placed);
  return placed;
}

/** Friends that somebody brings, one of whom buys now and then. */
async function goWithFriends(shop: Caller, name: string, friends: string[]): Promise<[string, Placed | undefined]> {
  const friend = friends.length < 3 && happens(30) ? await bringFriend(shop, name) : undefined;
  if (friend !== undefined) friends.push(friend);
  const buyer = happens(40) ? (anyOf(friends) ?? name) : name;
  return [buyer, await buy(shop, buyer)];
}

async function shopAround(shop: Caller): Promise<void> {
  const name = anyOf(people) ?? '王芳';
  const account = accountOf(name);
  const friends: string[] = [];
  /** Orders that are under way, with their buyers. */
  const waiting = new Map<string, string>();
  await visit(shop, account, name);
  for (let turn = randomInt(activities.length); Date.now() < enough; turn += 1) {
    const [buyer, bought] = await goWithFriends(shop, name, friends);
    if (bought) waiting.set(bought.orderNo, buyer);
    const joined = await activities[turn % activities.length]?.(shop, name, people);
    if (joined) waiting.set(joined.orderNo, name);
    await receive(shop, waiting);
    await sendBack(shop, account);
    if (happens(20)) await takeCommission(shop, account, name);
    await pause(1200);
  }
}

const { shop, staff } = await enter();
const ticker = setInterval(() => console.log(JSON.stringify(tally)), 5000);
try {
  const buyers = Array.from({ length: Number(values.buyers) }, () => shopAround(shop));
  await Promise.all([...buyers, watchMemory(values.url, enough), staff && workAtDesk(staff, enough)]);
} finally {
  clearInterval(ticker);
}
console.table(tally);
if (reasons.size > 0) console.table(Object.fromEntries(reasons));
process.exitCode = tally.broken === 0 ? 0 : 1;
