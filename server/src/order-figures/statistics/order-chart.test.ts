import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { showMoment, startOfDay, startOfMonth } from '#contract/moment.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { orderTimes } from '#contract/orders/enums.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { orderChartCalls } from '#contract/order-figures/order-chart.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { tallyGaps } from '#server/platform/tally/counts.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { order as orderTable } from '#server/orders/orders/tables.ts';

const shop = openShop();
const { sku, order } = ordersIn(shop);
const today = () => startOfDay(shop.clock.now());
const before = (days: number, ms = 0) => new Date(startOfDay(today(), -days).getTime() - ms);
const label = (days: number) => showMoment(before(days)).slice(5, 10);
const days = () => shop.admin().run(orderChartCalls.days, {});

async function paidAt(payTime: Date, of: number): Promise<string> {
  const { orderNo } = await order({ of, paid: true });
  await shop.app.write({ name: 'test.pay', actor: systemActor('test') }, ({ tx }) =>
    tx.update(orderTable).set({ payTime }).where(eq(orderTable.orderNo, orderNo)),
  );
  return orderNo;
}

beforeAll(async () => {
  const [mug, headset] = [await sku({ price: 1250 }), await sku({ price: 30_000 })];
  await order({ of: mug });
  await paidAt(today(), mug);
  await paidAt(before(0, 1000), mug);
  await paidAt(before(0, 2000), headset);
  await paidAt(before(30), mug);
  await paidAt(before(30, 1), headset);
});

describe('the order chart of the last 31 days', () => {
  it('counts what was paid on each of the shop’s days, oldest first, and zero where nothing was', async () => {
    const { quality, price } = await days();

    expect(Object.keys(quality)).toEqual(Array.from({ length: 31 }, (_, index) => label(30 - index)));
    expect(Object.entries(quality).filter(([, count]) => count > 0)).toEqual([
      [label(30), 1],
      [label(1), 2],
      [label(0), 1],
    ]);
    expect(price).toMatchObject({ [label(30)]: 1250, [label(2)]: 0, [label(1)]: 31_250, [label(0)]: 1250 });
  });

  it('counts the orders that the list finds by their time of payment', async () => {
    const { quality } = await days();
    const listed = (filter: object) =>
      shop.admin().run(orderCalls.list, { page: 1, limit: 20, status: 'all', type: 2, ...filter });
    const paid = await listed({ dateLimit: 'yesterday', timeOf: orderTimes.paid });

    expect([paid.total, paid.list.length]).toEqual([quality[label(1)], 2]);
    expect(await listed({ dateLimit: 'yesterday', timeOf: orderTimes.paid, keywords: '没有的' })).toMatchObject({ total: 0 });
    expect(await listed({ dateLimit: 'yesterday', timeOf: orderTimes.created })).toMatchObject({ total: 0 });
    expect(await shop.admin().raw('GET', '/admin/store/order/list', { query: { timeOf: 'x' } })).toMatchObject({
      code: 400,
      message: '请选择时间类型',
    });
  });

  it('compares them with the 31 days before', async () => {
    const { preQuality, prePrice } = await days();

    expect(Object.keys(preQuality ?? {})).toEqual(Array.from({ length: 31 }, (_, index) => label(61 - index)));
    expect([preQuality?.[label(31)], prePrice?.[label(31)]]).toEqual([1, 30_000]);
  });

  it('is written in yuan on the wire', async () => {
    const { data } = await shop.admin().raw('GET', '/admin/statistics/home/chart/order', {});

    expect(data).toMatchObject({ quality: { [label(0)]: 1 }, price: { [label(0)]: '12.50', [label(2)]: '0.00' } });
  });

  it('forgets an order that staff deleted', async () => {
    const gone = await paidAt(before(5), await sku());
    const [withIt] = [await days()];
    await shop.app.write({ name: 'test.delete', actor: systemActor('test') }, ({ tx }) =>
      tx.update(orderTable).set({ isSystemDel: true }).where(eq(orderTable.orderNo, gone)),
    );

    expect([withIt.quality[label(5)], (await days()).quality[label(5)]]).toEqual([1, 0]);
  });

  it('shows no amounts to those who may not see them', async () => {
    const clerk = shop.admin({ may: [orderChartCalls.days.permission] });

    expect(await clerk.run(orderChartCalls.days, {})).toMatchObject({ price: null, prePrice: null, quality: { [label(0)]: 1 } });
  });
});

describe('the other order charts', () => {
  it.each(['week', 'month', 'year'] as const)('of this %s ask the database as often as one of 31 days', async (verb) => {
    const count = (call: 'days' | typeof verb) => shop.countQueries(() => shop.admin().run(orderChartCalls[call], {}));
    await count(verb);

    expect(await count(verb)).toBe(await count('days'));
  });

  it('of a week begin on Monday', async () => {
    const { quality, preQuality } = await shop.admin().run(orderChartCalls.week, {});

    expect(Object.keys(quality)).toEqual(['周一', '周二', '周三', '周四', '周五', '周六', '周日']);
    expect(Object.keys(preQuality)).toEqual(Object.keys(quality));
  });

  it('of a month have the days of the month, and those of the month before', async () => {
    const { quality, preQuality } = await shop.admin().run(orderChartCalls.month, {});
    const lastDay = (months: number) => showMoment(new Date(startOfMonth(today(), months + 1).getTime() - 1)).slice(8, 10);

    expect([Object.keys(quality).at(-1), Object.keys(preQuality).at(-1)]).toEqual(
      [lastDay(0), lastDay(-1)].map((day) => `${Number(day)}`),
    );
  });

  it('of a year add up to what was paid in it', async () => {
    const { quality, price } = await shop.admin().run(orderChartCalls.year, {});
    const year = showMoment(today()).slice(0, 4);
    const rows = await shop.db
      .select({ at: orderTable.payTime, of: orderTable.payPrice, gone: orderTable.isSystemDel })
      .from(orderTable);
    const paid = rows.filter(({ at, gone }) => at && !gone && showMoment(at).startsWith(year));

    expect(Object.keys(quality)).toHaveLength(12);
    expect(Object.values(quality).reduce((sum, n) => sum + n, 0)).toBe(paid.length);
    expect(Object.values(price ?? {}).reduce((sum, fen) => sum + fen, 0)).toBe(paid.reduce((sum, { of }) => sum + of, 0));
  });

  it('follow an order whose payment is moved to another day, paid otherwise or taken back, and equal a recount', async () => {
    const moved = await paidAt(before(20), await sku({ price: 700 }));
    const change = (set: Partial<typeof orderTable.$inferInsert>) =>
      shop.app.write({ name: 'test.move', actor: systemActor('test') }, ({ tx }) =>
        tx.update(orderTable).set(set).where(eq(orderTable.orderNo, moved)),
      );
    const figures = async () => {
      const { quality, price } = await days();
      return [20, 19].map((day) => [quality[label(day)], price?.[label(day)]]);
    };
    const seen = [await figures()];
    await change({ payTime: before(19), payPrice: 650 });
    seen.push(await figures());
    await change({ payTime: null });
    seen.push(await figures());

    expect(seen).toEqual([
      [
        [1, 700],
        [0, 0],
      ],
      [
        [0, 0],
        [1, 650],
      ],
      [
        [0, 0],
        [0, 0],
      ],
    ]);
    expect(await tallyGaps(shop.db)).toEqual([]);
  });
});

describe('the refunds of the last 31 days', () => {
  it('are counted on the day the money went back', async () => {
    const placed = await order({ of: await sku({ price: 4000 }), paid: true });
    await shop.admin().run(refundCalls.agreeRefund, {
      orderNo: placed.orderNo,
      amount: 1500,
      requestKey: 'chart',
      reason: '与描述不符',
    });
    await shop.runQueued();

    const { quality, price, preQuality } = await shop.admin().run(orderChartCalls.refunds, {});

    expect([quality[label(0)], price?.[label(0)], preQuality[label(31)]]).toEqual([1, 1500, 0]);
    const refunded = { page: 1, limit: 20, status: 'all', type: 2, timeOf: orderTimes.refunded } as const;
    const today = await shop.admin().run(orderCalls.list, { ...refunded, dateLimit: 'today' });
    expect(today).toMatchObject({ total: 1, list: [{ orderId: placed.orderNo, refundPrice: 1500 }] });
    expect(await shop.admin().run(orderCalls.list, { ...refunded, dateLimit: 'yesterday' })).toMatchObject({ total: 0 });
    expect(await tallyGaps(shop.db)).toEqual([]);
  });
});
