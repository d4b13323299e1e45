import { beforeAll, describe, expect, it } from 'vitest';
import { homeCalls } from '#contract/dashboard/home.ts';
import { reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { showDay, showMoment, startOfDay } from '#contract/moment.ts';
import { orderChartCalls } from '#contract/order-figures/order-chart.ts';
import { measures, phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { orderTimes } from '#contract/orders/enums.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, storefront } = ordersIn(shop);
const { deposit } = accountsIn(shop);
const staff = shop.admin();

// Yesterday 10.00 by WeChat and 20.00 from a balance were paid, and 3.00 of the first went back; one order was never paid.
const [TAKINGS, BACK, ORDERS] = [3000, 300, 2];

beforeAll(async () => {
  const [mug, cup] = [await sku({ price: 1000 }), await sku({ price: 2000 })];
  await deposit('saver', 5000);
  await order({ of: mug });
  const paid = await order({ of: mug, paid: true });
  const saved = await order({ of: cup, buyer: { account: 'saver' }, payType: 'yue' });
  await storefront.run(openOrderCalls.pay, { orderNo: saved.orderNo, amount: 2000, payType: 'yue' });
  const terms = { orderNo: paid.orderNo, amount: BACK, reason: '协商', requestKey: 'back' };
  await staff.run(refundCalls.agreeRefund, terms);
  await shop.runQueued();
  await shop.pass('1 day');
});

describe('the takings of a day', () => {
  const yesterday = () => startOfDay(shop.clock.now(), -1);

  it('are one figure on the home page, in charts, on a phone, over the list and in the reconciliation', async () => {
    const byPayment = { dateLimit: 'yesterday', timeOf: orderTimes.paid } as const;
    const [home, on, chart, phone, sums, trend, money] = await Promise.all([
      staff.run(homeCalls.figures, {}),
      staff.run(homeCalls.figuresOn, { day: 'yesterday' }),
      staff.run(orderChartCalls.days, {}),
      staff.run(phoneStatisticsCalls.figures, {}),
      staff.run(orderCalls.listData, byPayment),
      staff.run(phoneStatisticsCalls.trend, { dateLimit: 'yesterday', type: measures.price }),
      staff.run(reconciliationCalls.check, { day: showDay(yesterday()) }),
    ]);
    const label = showMoment(yesterday()).slice(5, 10);
    const reconciled = money.ordersPaid + money.ordersOffline + money.paidByBalance;
    const figures = [home.yesterdaySales, on.sales, chart.price?.[label], phone.proPrice, sums.amount, reconciled];
    expect(figures).toEqual(figures.map(() => TAKINGS));
    expect(trend.time).toBe('30.00');
  });

  it('are of as many orders as the list finds by the time of payment', async () => {
    const filter = { page: 1, limit: 20, type: 2, status: 'all', dateLimit: 'yesterday', timeOf: orderTimes.paid } as const;
    const [home, list, sums] = await Promise.all([
      staff.run(homeCalls.figures, {}),
      staff.run(orderCalls.list, filter),
      staff.run(orderCalls.listData, { dateLimit: 'yesterday', timeOf: orderTimes.paid }),
    ]);
    expect([home.yesterdayOrderNum, list.total, sums.count]).toEqual([ORDERS, ORDERS, ORDERS]);
    expect(list.list.reduce((sum, { payPrice }) => sum + (payPrice ?? 0), 0)).toBe(TAKINGS);
  });

  it('are not less for what went back, which is a figure of its own', async () => {
    const [on, chart, money] = await Promise.all([
      staff.run(homeCalls.figuresOn, { day: 'yesterday' }),
      staff.run(orderChartCalls.refunds, {}),
      staff.run(reconciliationCalls.check, { day: showDay(yesterday()) }),
    ]);
    const label = showMoment(yesterday()).slice(5, 10);
    const back = money.refunded + money.refundedOffline + money.refundedToBalance;
    expect([on.refunds, chart.price?.[label], back]).toEqual([BACK, BACK, BACK]);
  });
});
