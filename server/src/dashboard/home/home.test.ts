import { beforeAll, describe, expect, it } from 'vitest';
import { homeCalls } from '#contract/dashboard/home.ts';
import { openVisitCalls, visitTypes } from '#contract/dashboard/visits.ts';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { moveCommission } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, storefront } = ordersIn(shop);
const boss = shop.admin({ account: 'boss' });
const buyer = (account: string) => ({ account, nickname: account });

// Yesterday one order of 30 yuan, today two of 20 and 10; four customers in all, one of them from yesterday.
beforeAll(async () => {
  const of = await sku({ price: 1000, stock: 100 });
  const look = () => storefront.run(openVisitCalls.view, { visitType: visitTypes.home });
  await order({ of, quantity: 3, paid: true, buyer: buyer('a') });
  await look();
  await shop.pass('1 day');
  await order({ of, quantity: 2, paid: true, buyer: buyer('a') });
  await order({ of, quantity: 1, paid: true, buyer: buyer('b') });
  await order({ of, quantity: 1, buyer: buyer('c') });
  await Promise.all(Array.from({ length: 40 }, look));
  await storefront.run(openVisitCalls.view, { visitType: visitTypes.product });
});

describe('the figures of the home page', () => {
  it('set today beside yesterday, each view counted once however many come at once', async () => {
    expect(await boss.run(homeCalls.figures, {})).toEqual({
      sales: 3000,
      yesterdaySales: 3000,
      pageviews: 41,
      yesterdayPageviews: 1,
      orderNum: 2,
      yesterdayOrderNum: 1,
      newUserNum: 2,
      yesterdayNewUserNum: 1,
    });
  });

  it('name no sales to those who may not see amounts', async () => {
    const clerk = shop.admin({ may: ['admin:statistics:home:index'], account: 'clerk' });
    expect(await clerk.run(homeCalls.figures, {})).toMatchObject({ sales: null, yesterdaySales: null, orderNum: 2 });
    expect(await clerk.run(homeCalls.figuresOn, { day: 'yesterday' })).toMatchObject({ sales: null, refunds: null, orderNum: 1 });
  });

  it('tell a day before, and of a day nobody came nothing', async () => {
    expect(await boss.run(homeCalls.figuresOn, { day: 'yesterday' })).toEqual({
      sales: 3000,
      pageviews: 1,
      orderNum: 1,
      newUserNum: 1,
      refunds: 0,
    });
    const none = { sales: 0, pageviews: 0, orderNum: 0, newUserNum: 0, refunds: 0 };
    expect(await boss.run(homeCalls.figuresOn, { day: 'sameDayLastWeek' })).toEqual(none);
    expect(await boss.run(homeCalls.figuresOn, { day: 'sameDayLastYear' })).toEqual(none);
  });

  it('count the views of each kind of page on each of 31 days', async () => {
    const { home, product } = await boss.run(homeCalls.views, {});
    expect(Object.values(home)).toHaveLength(31);
    expect(Object.values(home).slice(-3)).toEqual([0, 1, 40]);
    expect(Object.values(product).slice(-2)).toEqual([0, 1]);
  });

  it('count who signed up on each of 31 days, and how often people bought', async () => {
    const days = Object.values(await boss.run(homeCalls.newCustomers, {}));
    expect(days).toHaveLength(31);
    expect(days.slice(-2)).toEqual([1, 2]);
    expect(await boss.run(homeCalls.buyers, {})).toEqual({ zero: 1, one: 1, history: 1, back: 0 });
  });

  it('say what waits, what was put on balances and where products stand', async () => {
    const accounts = accountsIn(shop);
    await accounts.written(async (write) =>
      moveCommission(write, { uid: await accounts.uidOf('b'), kind: 'refused', price: 5000, mark: '佣金' }),
    );
    const account = { account: 'b', idempotencyKey: 'b', realName: '李推广', bankName: '工商银行', bankCode: '6222020200112233' };
    await storefront.run(openWithdrawalCalls.apply, { ...account, extractPrice: 2000, extractType: 'bank' });
    const recharge = { account: 'b', price: 10_000, idempotencyKey: 'r', rechargeType: 'routine' } as const;
    const { orderId } = await storefront.run(openRechargeCalls.create, recharge);
    await storefront.run(openRechargeCalls.pay, { orderId, amount: 10_000, tradeNo: 't' });

    expect(await boss.run(homeCalls.operation, {})).toMatchObject({
      notShippingOrderNum: 3,
      onSaleProductNum: 1,
      notAuditNum: 1,
      totalRechargeAmount: 10_000,
    });
  });
});
