import { beforeEach, describe, expect, it } from 'vitest';
import { teamCalls } from '#contract/marketing/teams.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { order, storefront, stockOf, info } = ordersIn(shop);
const { groupBuy, groups } = marketingIn(shop);
const refunds = ({ orderNo }: PlacedOrder) => shop.admin().run(refundCalls.listRefunds, { orderNo });
const statusOf = async (placed: PlacedOrder) => (await info(placed)).refundStatus;
const ASKED = 1;
const REFUNDED = 2;
const PAYING = 3;

/** A team of two of three whose hour is over. */
async function failed() {
  const item = await groupBuy({ people: 3, num: 1, effectiveTime: 1, price: 700, quota: 5, stock: 10 });
  const buy = (account: string, teamId?: number, paid = true) =>
    order({ of: item.skuId, activityId: item.id, teamId, buyer: { account: `${account}-${item.id}` }, paid });
  const first = await buy('one');
  const teamId = (await storefront.run(openOrderCalls.read, { orderNo: first.orderNo })).teamId ?? 0;
  const orders = [first, await buy('two', teamId)];
  shop.clock.pass('61 minutes');
  const team = async () => (await shop.admin().run(teamCalls.list, { page: 1, limit: 99 })).list.find(({ id }) => id === teamId);
  const left = async () => [(await groups()).find(({ id }) => id === item.id)?.quota, await stockOf(item.skuId)];
  return {
    item,
    buy,
    orders,
    team,
    left,
    paidOutBefore: provider.paidOut(),
    due: orders.reduce((sum, { payPrice }) => sum + payPrice, 0),
  };
}
type Failed = Awaited<ReturnType<typeof failed>>;

/** Money, quota and stock came back exactly once. */
async function expectWhole({ orders, team, left, paidOutBefore, due }: Failed) {
  for (const placed of orders) expect(await statusOf(placed)).toBe(REFUNDED);
  expect(provider.paidOut() - paidOutBefore).toBe(due);
  expect(await left()).toEqual([5, 10]);
  expect(await team()).toMatchObject({ status: 3, countPeople: 0 });
}

describe('the refunds of a failed team', () => {
  beforeEach(() => provider.become('willing'));

  it('are made once, however often the timers run, and two at the same moment', async () => {
    const world = await failed();
    await Promise.all([shop.runQueued(), shop.runQueued(), shop.runQueued()]);
    await shop.pass('3 minutes');
    await shop.pass('1 hour');

    await expectWhole(world);
    for (const placed of world.orders) expect(await refunds(placed)).toHaveLength(1);
  });

  it('leave the buyers’ share of the group-buy free', async () => {
    const { buy } = await failed();
    await shop.runQueued();
    await shop.pass('1 hour');
    expect(await buy('one', undefined, false)).toMatchObject({ state: 'unpaid' });
  });

  it('stay with staff while a provider refuses them, and are tried again until it pays', async () => {
    provider.become('unwilling');
    const world = await failed();
    await shop.runQueued();
    await shop.pass('2 minutes');
    const [first] = world.orders;
    if (!first) throw new Error('an order was placed');
    expect(await statusOf(first)).toBe(ASKED);
    expect(await refunds(first)).toMatchObject([{ state: 'failed', failure: '余额不足' }]);
    expect(await world.team()).toMatchObject({ status: 3, countPeople: 2 });

    provider.become('willing');
    await shop.pass('31 minutes');
    await shop.pass('2 minutes');
    await expectWhole(world);
    expect((await refunds(first)).map(({ state }) => state).toSorted()).toEqual(['done', 'failed']);
  });

  it('can be made by staff meanwhile, and are then not made again', async () => {
    provider.become('unwilling');
    const world = await failed();
    await shop.runDue();
    provider.become('willing');
    for (const { orderNo, payPrice: amount } of world.orders) await shop.admin().run(refundCalls.refund, { orderNo, amount });
    await shop.pass('31 minutes');
    await expectWhole(world);
  });

  it('wait for a provider that does not answer, and are asked for under the same number', async () => {
    provider.become('silent');
    const world = await failed();
    await shop.runDue().catch(() => undefined);
    const [first] = world.orders;
    if (!first) throw new Error('an order was placed');
    expect(await statusOf(first)).toBe(PAYING);

    provider.become('willing');
    await shop.pass('3 minutes');
    await shop.pass('3 minutes');
    await expectWhole(world);
    expect(await refunds(first)).toHaveLength(1);
  });
});
