import { describe, expect, it } from 'vitest';
import { deliveryCalls, webhookCalls } from '#contract/notifications/webhooks.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { sku, order, storefront, info, timeline } = ordersIn(shop);
const staff = () => shop.admin();

describe('the price of an order', () => {
  it('is changed once, before payment, and the customer pays the new one', async () => {
    const placed = await order({ of: await sku({ price: 1000 }) });
    const { orderNo } = placed;

    await staff().run(orderCalls.updatePrice, { orderNo, payPrice: 800 });
    await storefront.run(openOrderCalls.pay, { orderNo, amount: 800, tradeNo: orderNo });

    expect(await info(placed)).toMatchObject({ payPrice: 800, beforePayPrice: 1000, isAlterPrice: true });
    expect((await timeline(placed))[1]).toMatchObject({ changeMessage: '订单价格 10.00 修改实际支付金额为 8.00 元' });
  });

  it('is told to other systems, so that the customer hears what to pay', async () => {
    await staff().run(webhookCalls.save, { name: '商城', url: 'http://127.0.0.1:9/none', events: ['order.repriced'] });
    const { orderNo } = await order({ of: await sku({ price: 1000 }) });

    await staff().run(orderCalls.updatePrice, { orderNo, payPrice: 800 });

    const { list } = await staff().run(deliveryCalls.list, { page: 1, limit: 10 });
    expect(list).toMatchObject([{ event: 'order.repriced', subject: orderNo }]);
  });

  it('stays when it is the same, was changed before, or is paid', async () => {
    const { orderNo } = await order({ of: await sku({ price: 1000 }) });
    const change = (payPrice: number) => staff().run(orderCalls.updatePrice, { orderNo, payPrice });

    await expect(change(1000)).rejects.toMatchObject({ message: '修改价格不能和原支付价格相同 原价 10.00 修改价 10.00' });
    await change(900);
    await expect(change(800)).rejects.toMatchObject({ message: '系统只支持一次改价' });
    await storefront.run(openOrderCalls.pay, { orderNo, amount: 900, tradeNo: orderNo });
    await expect(change(700)).rejects.toMatchObject({ message: `订单号为 ${orderNo} 的订单已支付` });
  });
});

describe('money that was on its way at the price before', () => {
  async function repriced(from: number, to: number) {
    const placed = await order({ of: await sku({ price: from }) });
    const { orderNo } = placed;
    await staff().run(orderCalls.updatePrice, { orderNo, payPrice: to });
    const payment = { orderNo, amount: from, tradeNo: `former-${orderNo}` };
    for (let turn = 0; turn < 2; turn += 1) await storefront.run(openOrderCalls.pay, payment);
    await shop.runQueued();
    return placed;
  }

  it('pays for the order, and what is too much goes back', async () => {
    const placed = await repriced(1000, 700);

    expect(await info(placed)).toMatchObject({ payPrice: 1000, refundPrice: 300, statusStr: { key: 'notShipped' } });
    expect(provider.paidOut()).toBe(300);
  });

  it('waits for staff among the refunds where it is too little', async () => {
    const placed = await repriced(1000, 1200);

    expect(await info(placed)).toMatchObject({
      payPrice: 1000,
      statusStr: { key: 'applyRefund' },
      isRequested: true,
      refundReasonWap: '改价前已付款',
      refundReasonWapExplain: '少付了差额：退款后请用户重新下单，或拒绝退款并照常发货',
    });
    await staff().run(refundCalls.declineRefund, { orderNo: placed.orderNo, reason: '照常发货' });
    expect(await info(placed)).toMatchObject({ statusStr: { key: 'notShipped' } });
  });

  it('goes back whole where the order was cancelled meanwhile', async () => {
    const placed = await order({ of: await sku({ price: 1000 }) });
    const { orderNo } = placed;
    await staff().run(orderCalls.updatePrice, { orderNo, payPrice: 700 });
    await storefront.run(openOrderCalls.cancel, { orderNo });
    const before = provider.paidOut();
    await storefront.run(openOrderCalls.pay, { orderNo, amount: 1000, tradeNo: orderNo });
    await shop.runQueued();

    expect(provider.paidOut() - before).toBe(1000);
  });
});

describe('a remark', () => {
  it('is kept with who wrote it', async () => {
    const placed = await order({ of: await sku() });

    await staff().run(orderCalls.mark, { orderNo: placed.orderNo, mark: '易碎' });

    expect(await info(placed)).toMatchObject({ remark: '易碎' });
    expect((await timeline(placed))[0]).toMatchObject({ changeType: 'order_mark', actorKind: 'admin' });
  });
});

describe('an order above a million', () => {
  it('is placed, re-priced, paid and refunded', async () => {
    const of = await sku({ price: 60_000_000 });
    const placed = await order({ of, quantity: 2, expectedTotal: 120_000_000 });
    const { orderNo } = placed;
    const price = 110_000_000;

    await staff().run(orderCalls.updatePrice, { orderNo, payPrice: price });
    await storefront.run(openOrderCalls.pay, { orderNo, amount: price, tradeNo: orderNo });
    await staff().run(refundCalls.agreeRefund, { orderNo, amount: price, reason: '协商退款', requestKey: 'a-million' });
    await shop.pass('10 minutes');

    expect(await info(placed)).toMatchObject({ payPrice: price, refundPrice: price, refundStatus: 2 });
  });
});
