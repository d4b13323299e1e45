import * as fc from 'fast-check';
import { inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { customerCalls } from '#contract/customers/customers.ts';
import { distributionSettings } from '#contract/distribution/settings.ts';
import { DAY } from '#contract/durations.ts';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { openTransferCalls } from '#contract/finance/transfers.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { mergeCalls } from '#contract/merges/merges.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { customer } from '#server/customers/index.ts';
import { invoicesIn, newNumber } from '../../../test/invoices.ts';
import { moneyGaps } from '../../../test/money-gaps.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { promotersIn } from '../../../test/promoters.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const admin = shop.admin();
const { order, sku, send, storefront } = ordersIn(shop);
const { promoter } = promotersIn(shop);
const invoices = invoicesIn(shop);
const { run } = storefront;

/** Per cent of both levels; commission freezes for a day. */
const [ONE, TWO] = [10, 5];

beforeAll(async () => {
  const { extract_time: days, store_brokerage_ratio: one, store_brokerage_two: two } = distributionSettings;
  for (const [{ key }, value] of [
    [days, 1],
    [one, ONE],
    [two, TWO],
  ] as const)
    await admin.run(configCalls.save, { key, value: String(value) });
});

interface MoneyOrder extends PlacedOrder {
  owner: number;
  byBalance: boolean;
  /** Commission that it promised, by whoever was above its buyer. */
  gains: { uid: number; promised: number }[];
  receivedAt?: Date;
}
interface Recharge {
  orderId: string;
  owner: number;
  price: number;
  givePrice: number;
}
interface Buyer {
  account: string;
  uid: number;
}
interface World {
  people: Buyer[];
  /** Accounts that go on, by those that ended. */
  survivors: Map<number, number>;
  mug: number;
  orders: MoneyOrder[];
  recharges: Recharge[];
  withdrawals: { id: number; owner: number }[];
  applied: { id: number }[];
  blue: number[];
  /** Sums that accepted acts moved apart from orders and refunds, in fen. */
  moved: { owner: number; money: number; commission: number }[];
  received: number;
}

let keys = 0;
const newKey = () => `money-${(keys += 1)}`;

/** Asks twice at the same moment; answers what the first accepted request answered. */
async function twice<T>(ask: () => Promise<T>): Promise<T> {
  const answers = await Promise.allSettled([ask(), ask()]);
  for (const answer of answers) if (answer.status === 'fulfilled') return answer.value;
  throw (answers[0] as PromiseRejectedResult).reason;
}

const pick = <T>(of: readonly T[], which: number): T => {
  const found = of[which % of.length];
  if (found === undefined) throw new Error('nothing to act on yet');
  return found;
};

async function buy(world: World, { account, uid }: Buyer, { amount, byBalance }: { amount: number; byBalance: boolean }) {
  const placed = await order({ of: world.mug, quantity: 1 + (amount % 4), buyer: { account } });
  const { orderNo, payPrice } = placed;
  const payment = byBalance ? ({ payType: 'yue' } as const) : ({ tradeNo: `t-${orderNo}`, payType: 'weixin' } as const);
  await twice(() => run(openOrderCalls.pay, { orderNo, amount: payPrice, ...payment }));
  if (!byBalance) world.received += payPrice;
  const { rows: gains } = await shop.db.execute<{ uid: number; promised: number; level: number }>(
    sql`select uid, promised::int, brokerage_level as level from commission_record where link_id = ${orderNo} and kind = 'gain'`,
  );
  for (const { promised, level } of gains) expect(promised).toBe(Math.floor((payPrice * (level === 1 ? ONE : TWO)) / 100));
  world.orders.push({ ...placed, owner: uid, byBalance, gains });
}

type MoneyAct = (world: World, which: number, amount: number) => Promise<unknown>;

/** Attempts of each act, each asked for twice at once; a refused one must change nothing. */
const acts = {
  async recharge(world, which, amount) {
    const { account, uid } = pick(world.people, which);
    const asked = { account, price: amount % 3 === 0 ? 10_000 : 1000 + amount, idempotencyKey: newKey() };
    const made = await twice(() => run(openRechargeCalls.create, { ...asked, rechargeType: 'routine' }));
    const { orderId, price, givePrice } = made;
    await twice(() => run(openRechargeCalls.pay, { orderId, amount: price, tradeNo: `t-${orderId}` }));
    world.received += price;
    world.recharges.push({ orderId, owner: uid, price, givePrice });
  },
  async refundRecharge(world, which, amount) {
    const { orderId } = pick(world.recharges, which);
    const id = (await admin.run(rechargeCalls.list, { keywords: orderId, page: 1, limit: 1 })).list[0]?.id ?? 0;
    const part = amount % 2 === 0 ? { amount } : {};
    const key = newKey();
    return twice(() => admin.run(rechargeCalls.refund, { id, type: 1 + (amount % 2), ...part, idempotencyKey: key }));
  },
  buyByBalance: (world, which, amount) => buy(world, pick(world.people, which), { amount, byBalance: true }),
  buy: (world, which, amount) => buy(world, pick(world.people, which), { amount, byBalance: false }),
  async receive(world, which) {
    const bought = pick(world.orders, which);
    await send(bought).catch(() => {});
    await twice(() => run(openOrderCalls.confirmReceipt, { orderNo: bought.orderNo }));
    bought.receivedAt ??= shop.clock.now();
  },
  refund(world, which, amount) {
    const { orderNo, payPrice } = pick(world.orders, which);
    const asked = { orderNo, amount: Math.min(amount, payPrice), reason: '协商', requestKey: newKey() };
    return twice(() => admin.run(refundCalls.agreeRefund, asked));
  },
  async withdraw(world, which, amount) {
    const { account, uid: owner } = pick(world.people, which);
    const bank = { extractType: 'weixin', realName: '王小明', wechat: 'wang' } as const;
    const key = newKey();
    const asked = { account, extractPrice: 100 + (amount % 200), idempotencyKey: key, ...bank };
    const { id, extractPrice } = await twice(() => run(openWithdrawalCalls.apply, asked));
    world.moved.push({ owner, money: 0, commission: -extractPrice });
    world.withdrawals.push({ id, owner });
  },
  async decide(world, which) {
    const { id, owner } = pick(world.withdrawals, which);
    const { paid, refused } = withdrawalStates;
    const decide = (status: number) =>
      admin.run(withdrawalCalls.decide, { id, status, backMessage: '账号不对', payoutNo: `p${id}` });
    const [, no] = await Promise.allSettled([decide(paid), decide(refused)]);
    if (no.status === 'rejected') return;
    const { list } = await admin.run(withdrawalCalls.list, { page: 1, limit: 100 });
    world.moved.push({ owner, money: 0, commission: list.find((one) => one.id === id)?.extractPrice ?? 0 });
  },
  async transfer(world, which, amount) {
    const { account, uid: owner } = pick(world.people, which);
    const asked = { account, amount: 1 + (amount % 150), idempotencyKey: newKey() };
    await twice(() => run(openTransferCalls.transfer, asked));
    world.moved.push({ owner, money: asked.amount, commission: -asked.amount });
  },
  async adjust(world, which, amount) {
    const { uid } = pick(world.people, which);
    const [moneyType, sign] = amount % 3 === 0 ? [1, 1] : [2, -1];
    const asked = { uid, moneyType, moneyValue: amount, integralType: 1, integralValue: amount % 5, mark: '补偿' };
    const keyed = { ...asked, idempotencyKey: newKey() };
    await twice(() => admin.run(customerCalls.adjustFounds, keyed));
    world.moved.push({ owner: uid, money: sign * amount, commission: 0 });
  },
  async apply(world, which) {
    const { owner, ...placed } = pick(world.orders, which);
    const { account } = world.people.find(({ uid }) => uid === owner) ?? pick(world.people, which);
    const application = await invoices.apply(account, [placed]);
    await invoices.audit(application, 4);
    world.applied.push(application);
  },
  async issue(world, which) {
    const invoiceNo = newNumber();
    world.blue.push((await twice(() => invoices.issue(pick(world.applied, which), { invoiceNo }))).id);
  },
  red(world, which, amount) {
    const invoiceNo = newNumber();
    return twice(() => invoices.red(pick(world.blue, which), amount, { invoiceNo }));
  },
  async merge(world, which, amount) {
    const [from, to] = [pick(world.people, which).uid, pick(world.people, which + 1 + (amount % 3)).uid];
    await twice(() => admin.run(mergeCalls.merge, { fromUid: from, toUid: to, reason: '同一位用户' }));
    world.survivors.set(from, to);
  },
  async mood(_, which) {
    provider.become(which % 3 === 0 ? 'unwilling' : 'willing');
  },
} satisfies Record<string, MoneyAct>;

const act = fc.tuple(fc.constantFrom(...Object.values(acts)), fc.nat(19), fc.integer({ min: 1, max: 1500 }));
/** Acts of one moment, after which time may pass. */
const moments = fc.array(fc.tuple(fc.array(act, { minLength: 2, maxLength: 4 }), fc.boolean()), { minLength: 8, maxLength: 12 });

const whoIs = (world: World, uid: number): number => {
  const next = world.survivors.get(uid);
  return next === undefined ? uid : whoIs(world, next);
};

/** Refunds that are done or on their way, with the gift that went along, by number. */
async function refunded(): Promise<Map<string, number>> {
  const { rows } = await shop.db.execute<{ number: string; back: number }>(
    sql`select order_no as number, refund_price::int as back from "order" where refund_price > 0
      union all select order_no, (refund_price + refund_give)::int from user_recharge where refund_price > 0`,
  );
  return new Map(rows.map(({ number, back }) => [number, back]));
}

/** Figures of everybody, by the acts that were accepted. */
async function reckoned(world: World): Promise<Map<number, { money: number; commission: number }>> {
  const figures = new Map(world.people.map(({ uid }) => [uid, { money: 0, commission: 0 }]));
  const add = (owner: number, { money = 0, commission = 0 }) => {
    const figure = figures.get(whoIs(world, owner));
    if (!figure) throw new Error(`nobody is ${owner}`);
    figure.money += money;
    figure.commission += commission;
  };
  for (const { owner, ...moved } of world.moved) add(owner, moved);
  const back = await refunded();
  for (const { orderId, owner, price, givePrice } of world.recharges)
    add(owner, { money: price + givePrice - (back.get(orderId) ?? 0) });
  for (const { orderNo, byBalance, owner, payPrice, gains, receivedAt } of world.orders) {
    const refund = back.get(orderNo) ?? 0;
    if (byBalance) add(owner, { money: refund - payPrice });
    if (receivedAt === undefined || receivedAt.getTime() + DAY > shop.clock.now().getTime()) continue;
    for (const { uid, promised } of gains) add(uid, { commission: promised - Math.ceil((promised * refund) / payPrice) });
  }
  return figures;
}

async function check(world: World): Promise<void> {
  expect((await shop.db.execute(sql.raw(moneyGaps))).rows).toEqual([]);
  const uids = world.people.map(({ uid }) => uid);
  const standing = await shop.db
    .select({ uid: customer.id, money: customer.nowMoney, commission: customer.brokeragePrice })
    .from(customer)
    .where(inArray(customer.id, uids))
    .orderBy(customer.id);
  expect(standing).toEqual([...(await reckoned(world))].map(([uid, figures]) => ({ uid, ...figures })));
  const { rows } = await shop.db.execute<{ held: number }>(sql`select
    (select coalesce(sum(pay_price - refund_price), 0) from "order" where pay_type = 'weixin' and pay_time is not null)::int
    + (select coalesce(sum(price - refund_price), 0) from user_recharge where pay_time is not null)::int as held`);
  expect(world.received).toBe((rows[0]?.held ?? 0) + provider.paidOut());
}

let received = 0;

/** Life of five accounts: a tree of promoters who buy, recharge, earn, withdraw, and turn out to be fewer people. */
async function live(plan: readonly (readonly [readonly (readonly [MoneyAct, number, number])[], boolean])[]): Promise<void> {
  provider.become('willing');
  const life = newKey();
  const above = [undefined, 0, 1, 1, 0];
  const people: Buyer[] = [];
  for (const [at, by] of above.entries()) {
    const account = `${life}-${at}`;
    people.push({ account, uid: await promoter(account, by === undefined ? {} : { by: `${life}-${by}` }) });
  }
  const world: World = {
    people,
    survivors: new Map(),
    mug: await sku({ price: 1000, stock: 999 }),
    orders: [],
    recharges: [],
    withdrawals: [],
    applied: [],
    blue: [],
    moved: [],
    received,
  };
  for (const which of people.keys()) {
    await acts.recharge(world, which, 3);
    await acts.buyByBalance(world, which, 3);
    await acts.receive(world, which);
    await acts.apply(world, which);
  }
  await shop.pass('25 hours');
  for (const which of [0, 1]) {
    await acts.withdraw(world, which, 50);
    await acts.issue(world, which);
  }
  for (const [atOnce, passes] of plan) {
    await Promise.allSettled(atOnce.map(([attempt, which, amount]) => attempt(world, which, amount)));
    await (passes ? shop.pass('25 hours') : shop.runQueued());
    await check(world);
  }
  received = world.received;
}

describe('whatever happens to money, also to that of people who become one', () => {
  it('every ledger follows from what was accepted, is never below nothing, and has nothing twice', async () => {
    await fc.assert(fc.asyncProperty(moments, live), { numRuns: 3, endOnFailure: true });
    await shop.pass('1 day');
    const { list } = await admin.run(reconciliationCalls.list, { page: 1, limit: 1 });
    expect(list).toMatchObject([{ state: 'even', differing: 0, recount: null }]);
  }, 240_000);
});
