import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { measures, phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { order as orderTable } from '#server/orders/orders/tables.ts';
import { growthOf } from './growth.ts';

const shop = openShop();
const { sku, order, askRefund } = ordersIn(shop);
const admin = shop.admin({ account: 'boss' });
const counter = shop.admin({ may: ['admin:order:statistics', 'admin:order:statistics:data', 'admin:order:time'] });
let today = '';

// Two days ago one order, yesterday none, today two; one more waits to be paid.
beforeAll(async () => {
  const of = await sku({ price: 1000, stock: 100 });
  await order({ of, quantity: 3, paid: true });
  await shop.pass('2 days');
  for (const quantity of [1, 2]) await order({ of, quantity, paid: true });
  await order({ of });
  today = new Date(shop.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
});

const trend = (dateLimit: string, type: number, by = admin) => by.run(phoneStatisticsCalls.trend, { dateLimit, type });

describe('the figures for a phone', () => {
  it('say what was paid today, yesterday, in the month and ever, and where orders stand', async () => {
    expect(await admin.run(phoneStatisticsCalls.figures, {})).toMatchObject({
      orderCount: 3,
      sumPrice: 6000,
      todayCount: 2,
      todayPrice: 3000,
      proCount: 0,
      proPrice: 0,
      unpaidCount: 1,
      unshippedCount: 3,
      verificationCount: 0,
    });
  });

  it('name no amounts to those who may not see them', async () => {
    expect(await counter.run(phoneStatisticsCalls.figures, {})).toMatchObject({
      todayCount: 2,
      todayPrice: null,
      sumPrice: null,
    });
    expect((await counter.run(phoneStatisticsCalls.figuresByDay, { page: 1, limit: 10 }))[0]).toMatchObject({
      count: 2,
      price: null,
    });
    await expect(trend('today', measures.price, counter)).rejects.toMatchObject({ message: /没有查看金额的权限/ });
    expect(await trend('today', measures.order, counter)).toMatchObject({ time: '2' });
  });
});

describe('the days', () => {
  it('come newest first, quiet ones too, and end with the first payment', async () => {
    const days = (page: number) => admin.run(phoneStatisticsCalls.figuresByDay, { page, limit: 2 });
    expect(await days(1)).toMatchObject([
      { time: today, count: 2, price: 3000 },
      { count: 0, price: 0 },
    ]);
    expect(await days(2)).toMatchObject([{ count: 1, price: 3000 }]);
    expect(await days(3)).toEqual([]);
    expect(await days(99_999_999)).toEqual([]);
  });
});

describe('the days of deleted orders', () => {
  it('do not begin the list', async () => {
    const days = () => admin.run(phoneStatisticsCalls.figuresByDay, { page: 1, limit: 20 });
    const before = await days();
    const { orderNo } = await order({ of: await sku(), paid: true });
    await shop.app.write({ name: 'test.delete', actor: systemActor('test') }, ({ tx }) =>
      tx
        .update(orderTable)
        .set({ isSystemDel: true, payTime: new Date('2020-01-01T00:00:00Z') })
        .where(eq(orderTable.orderNo, orderNo)),
    );

    expect(await days()).toEqual(before);
  });
});

describe('a trend', () => {
  it('is compared with as many days before', async () => {
    expect(await trend('today', measures.price)).toEqual({
      chart: [{ num: '30.00', time: today }],
      growthRate: 100,
      increaseTime: '30.00',
      increaseTimeStatus: 1,
      time: '30.00',
    });
    expect(await trend('yesterday', measures.order)).toMatchObject({
      growthRate: 100,
      increaseTime: '1',
      increaseTimeStatus: 2,
      time: '0',
    });
  });

  it('of a month ends today', async () => {
    const { chart } = await trend('month', measures.order);

    expect([chart.at(0)?.time, chart.at(-1)?.time]).toEqual([`${today.slice(0, 8)}01`, today]);
  });

  it('is refused for what is no period or too long a one', async () => {
    expect(await admin.raw('GET', '/admin/store/order/time', { query: { type: 1 } })).toMatchObject({ message: '请选择时间' });
    await expect(trend('someday', measures.order)).rejects.toMatchObject({ message: /选择时间参数格式错误/ });
    await expect(trend('2000-01-01,2026-01-01', measures.order)).rejects.toMatchObject({
      message: '时间范围最长 3 年，请缩短后再查',
    });
  });

  it.each([
    [150, 100, 50],
    [50, 150, -67],
    [5, 0, 100],
    [0, 0, 0],
  ])('from %d against %d grows by %d per cent', (current, previous, rate) => {
    expect(growthOf(current, previous).rate).toBe(rate);
  });
});

describe('refunds on a phone', () => {
  it('are counted with those that are over, and apart from them as their list shows them', async () => {
    const refunded = await order({ of: await sku(), quantity: 1, paid: true });
    const asked = await order({ of: await sku(), quantity: 1, paid: true });
    await askRefund(refunded);
    await askRefund(asked);
    await admin.run(refundCalls.agreeRefund, { orderNo: refunded.orderNo, amount: 1000, reason: '退货', requestKey: 'figures' });
    await shop.runQueued();

    expect(await admin.run(phoneStatisticsCalls.figures, {})).toMatchObject({ refundCount: 2, refundingCount: 1 });
  });
});
