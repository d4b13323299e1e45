import { describe, expect, it } from 'vitest';
import { refundCalls } from '#contract/orders/refunds.ts';
import { paySettings } from '#contract/orders/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { sku, order, pay, storefront, stockOf, info, timeline } = ordersIn(shop);
const { deposit, standing, ledger, gaps } = accountsIn(shop);
const says = (message: string) => ({ code: 500, message });
let accounts = 0;

/** An order of 10 yuan by somebody with so much in their balance. */
async function buyer(balance: number, { price = 1000, stock = 9, quantity = 1 } = {}) {
  const account = `buyer-${(accounts += 1)}`;
  if (balance > 0) await deposit(account, balance);
  const mug = await sku({ price, stock });
  return { account, mug, placed: await order({ of: mug, quantity, buyer: { account }, payType: 'yue' }) };
}
const payByBalance = ({ orderNo, payPrice: amount }: PlacedOrder) =>
  storefront.run(openOrderCalls.pay, { orderNo, amount, payType: 'yue' });
const refund = ({ orderNo }: PlacedOrder, amount: number, key = 'once') =>
  shop.admin().run(refundCalls.agreeRefund, { orderNo, amount, reason: '协商', requestKey: key, restock: true });
const switchTo = (value: string) => shop.admin().run(configCalls.save, { key: paySettings.yue_pay_status.key, value });

describe('an order that is paid by balance', () => {
  it('takes what is due, in the ledger with its number', async () => {
    const { account, placed } = await buyer(2500);

    expect(await payByBalance(placed)).toMatchObject({ paid: true, state: 'toSend' });

    expect(await standing(account)).toMatchObject({ money: 1500 });
    expect((await ledger(account)).money.at(-1)).toEqual({
      type: 'pay_order',
      amount: -1000,
      balance: 1500,
      link_id: placed.orderNo,
    });
    expect(await info(placed)).toMatchObject({ payType: 'yue', payTypeStr: '余额支付' });
  });

  it('is paid once, however often and at once', async () => {
    const { account, placed } = await buyer(2500);

    await Promise.all([1, 2, 3].map(() => payByBalance(placed)));

    expect(await standing(account)).toMatchObject({ money: 1500 });
    expect((await timeline(placed)).filter(({ changeType }) => changeType === 'pay_success')).toHaveLength(1);
    await expect(
      storefront.run(openOrderCalls.pay, { orderNo: placed.orderNo, amount: 1000, tradeNo: 't', payType: 'weixin' }),
    ).rejects.toMatchObject(says('订单已用另一笔交易支付'));
  });

  it('stays unpaid when the balance is short, also for the second of two at once', async () => {
    const { account, placed } = await buyer(1500);
    const other = await order({ of: await sku({ price: 1000 }), buyer: { account }, payType: 'yue' });

    const outcomes = await Promise.allSettled([payByBalance(placed), payByBalance(other)]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: says('用户余额不足') });
    expect(await standing(account)).toMatchObject({ money: 500 });
    expect(await gaps()).toEqual([]);
  });

  it('needs somebody whose balance it is, and a shop that accepts it', async () => {
    const nobodys = await order({ of: await sku(), payType: 'yue' });
    const { placed } = await buyer(2500);

    await expect(payByBalance(nobodys)).rejects.toMatchObject(says('订单没有客户账号，不能使用余额、积分和优惠券'));
    await switchTo('0');
    await expect(payByBalance(placed)).rejects.toMatchObject(says('暂不支持该支付方式，请刷新页面或者联系管理员'));
    await expect(buyer(1)).rejects.toMatchObject(says('暂不支持该支付方式，请刷新页面或者联系管理员'));
    await switchTo('1');
  });

  it('is refused when it was cancelled, and the balance is left alone', async () => {
    const { account, placed } = await buyer(2500);
    await storefront.run(openOrderCalls.cancel, { orderNo: placed.orderNo });

    await expect(payByBalance(placed)).rejects.toMatchObject(says('订单状态错误'));

    expect(await standing(account)).toMatchObject({ money: 2500 });
  });

  it('is either paid or cancelled when both come at once', async () => {
    const { account, mug, placed } = await buyer(1000);

    await Promise.allSettled([storefront.run(openOrderCalls.cancel, { orderNo: placed.orderNo }), payByBalance(placed)]);

    const { state } = await storefront.run(openOrderCalls.read, { orderNo: placed.orderNo });
    expect([await standing(account), await stockOf(mug)]).toMatchObject(
      state === 'toSend' ? [{ money: 0, points: 0 }, 8] : [{ money: 1000, points: 0 }, 9],
    );
  });
});

describe('a refund of an order that was paid by balance', () => {
  it('is there at once, in parts and whole, with its rows', async () => {
    const { account, mug, placed } = await buyer(2000, { quantity: 2 });
    await payByBalance(placed);
    const before = provider.paidOut();

    expect(await refund(placed, 500, 'part')).toMatchObject({ state: 'done', amount: 500 });
    expect(await info(placed)).toMatchObject({ refundStatus: 0, refundPrice: 500 });
    await refund(placed, 1500, 'rest');
    await shop.runQueued();

    expect(await standing(account)).toMatchObject({ money: 2000 });
    expect((await ledger(account)).money.slice(-2)).toMatchObject([
      { type: 'pay_product_refund', amount: 500, balance: 500 },
      { type: 'pay_product_refund', amount: 1500, balance: 2000 },
    ]);
    expect([await stockOf(mug), provider.paidOut() - before]).toEqual([9, 0]);
    expect(await info(placed)).toMatchObject({ refundStatus: 2 });
  });

  it('happens once, however often it is said', async () => {
    const { account, placed } = await buyer(1000);
    await payByBalance(placed);

    await Promise.all([1, 2, 3].map(() => refund(placed, 600)));

    expect(await standing(account)).toMatchObject({ money: 600 });
    expect(await gaps()).toEqual([]);
  });
});

describe('an order that costs nothing', () => {
  it('counts as paid by balance when it is placed, with all that a payment brings', async () => {
    const free = await order({ of: await sku({ price: 0 }), payType: 'weixin' });

    expect(await info(free)).toMatchObject({ paid: true, payType: 'yue' });
    expect((await timeline(free)).map(({ changeType }) => changeType)).toEqual(['pay_success', 'cache_key_create_order']);
    expect(await pay(free)).toMatchObject({ paid: true });
  });
});
