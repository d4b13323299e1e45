import { describe, expect, it } from 'vitest';
import { deskCancelCalls } from '#contract/orders/payments/money-by-hand.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { orderSettings, paySettings } from '#contract/orders/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, pay, send, info } = ordersIn(shop);
const counted = () => shop.admin().run(orderCalls.countOverdue, {});

async function overdue(more: object = {}): Promise<string[]> {
  const input = { page: 1, limit: 20, type: 2, status: 'all', overdue: true, ...more } as const;
  const { list, total } = await shop.admin().run(orderCalls.list, input);
  expect(total).toBe(list.length);
  return list.map(({ orderId }) => orderId);
}

describe('the moment since which an order waits', () => {
  it('is that of its payment, from there until its goods have left', async () => {
    const mug = await sku({ stock: 20 });
    const placed = await order({ of: mug });
    const paid = await order({ of: mug, paid: true });
    const left = await order({ of: mug, sent: true });
    const { list } = await shop.admin().run(orderCalls.list, { page: 1, limit: 20, type: 2, status: 'all' });
    const since = new Map(list.map(({ orderId, waitsSince }) => [orderId, waitsSince]));
    const { payTime } = await shop.admin().run(orderCalls.info, { orderNo: paid.orderNo });

    expect(since.get(paid.orderNo)).toEqual(payTime);
    expect([placed, left].map(({ orderNo }) => since.get(orderNo))).toEqual([null, null]);
    await send(paid);
  });
});

describe('orders that were paid longer ago than the shop promised', () => {
  it('come first that wait longest since their payment, and leave when they are sent', async () => {
    const mug = await sku({ stock: 20 });
    const paidLate = await order({ of: mug });
    const paidAtOnce = await order({ of: mug, paid: true });
    await order({ of: mug, sent: true });
    shop.clock.pass('30 minutes');
    await pay(paidLate);
    shop.clock.pass('23 hours');
    expect(await counted()).toEqual({ hours: 24, count: 0, capped: false, oldest: (await info(paidAtOnce)).payTime });
    expect(await overdue()).toEqual([]);

    shop.clock.pass('2 hours');

    expect(await overdue()).toEqual([paidAtOnce.orderNo, paidLate.orderNo]);
    expect(await overdue({ status: 'notShipped', keywords: '马克杯' })).toEqual([paidAtOnce.orderNo, paidLate.orderNo]);
    expect(await overdue({ status: 'spike' })).toEqual([]);
    await send(paidAtOnce);
    expect(await overdue({ dateLimit: 'lately7' })).toEqual([paidLate.orderNo]);
    expect(await counted()).toMatchObject({ count: 1, oldest: (await info(paidLate)).payTime });
  });

  it('are none while the hours of the settings have not passed', async () => {
    await shop.admin().run(configCalls.save, { key: orderSettings.order_ship_hours.key, value: '72' });
    expect(await counted()).toMatchObject({ hours: 72, count: 0, capped: false });
    expect(await overdue()).toEqual([]);
  });

  it('cost the list as many statements as any filter', async () => {
    const statements = (more: object) =>
      shop.countQueries(() => shop.admin().run(orderCalls.list, { page: 1, limit: 20, type: 2, status: 'all', ...more }));
    await statements({ overdue: true });
    for (const filter of [{ overdue: true }, { moneyFrozen: true }])
      expect(await statements(filter)).toBe(await statements({ dateLimit: 'today' }));
  });

  it('are the first of all that wait to be sent, where the longest wait is asked for, and of chosen ones', async () => {
    const mug = await sku({ stock: 20 });
    const paidLast = await order({ of: mug });
    const placedLast = await order({ of: mug, paid: true });
    shop.clock.pass('1 hour');
    await pay(paidLast);
    const waiting = { page: 1, limit: 20, type: 2, status: 'toSend', longest: true } as const;
    const listed = async (more: object = {}) => {
      const { list, total } = await shop.admin().run(orderCalls.list, { ...waiting, ...more });
      return { orders: list.map(({ orderId }) => orderId), total };
    };
    const { orders, total } = await listed();
    const ids = [(await info(paidLast)).id, (await info(placedLast)).id];

    expect(orders.slice(-2)).toEqual([placedLast.orderNo, paidLast.orderNo]);
    expect(total).toBe(orders.length);
    expect(await listed({ ids })).toEqual({ orders: [placedLast.orderNo, paidLast.orderNo], total: 2 });
    expect(await listed({ limit: 1 })).toEqual({ orders: orders.slice(0, 1), total });
    await send(paidLast);
    expect(await listed({ ids })).toEqual({ orders: [placedLast.orderNo], total: 1 });
  });
});

describe('orders to be paid by hand that nobody has paid for days', () => {
  const unpaid = () => shop.admin().run(deskCancelCalls.countLongUnpaid, {});
  const listed = async () => {
    const input = { page: 1, limit: 20, type: 2, status: 'unPaid', longUnpaid: true } as const;
    return (await shop.admin().run(orderCalls.list, input)).list.map(({ orderId }) => orderId);
  };

  it('are counted and found until they are paid or cancelled', async () => {
    await shop.admin().run(configCalls.save, { key: paySettings.offline_pay_status.key, value: '1' });
    const mug = await sku({ stock: 20 });
    const [kept, cancelled] = [await order({ of: mug, payType: 'offline' }), await order({ of: mug, payType: 'offline' })];
    await order({ of: mug });
    await shop.pass('2 days');
    expect([await unpaid(), await listed()]).toEqual([{ days: 3, count: 0, capped: false }, []]);

    await shop.pass('25 hours');

    expect([await unpaid(), await listed()]).toEqual([{ days: 3, count: 2, capped: false }, [cancelled.orderNo, kept.orderNo]]);
    await shop.admin({ account: 'later' }).run(deskCancelCalls.deskCancel, { orderNo: cancelled.orderNo });
    expect(await listed()).toEqual([kept.orderNo]);
  });
});
