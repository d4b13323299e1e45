import { describe, expect, it } from 'vitest';
import { claimCalls } from '#contract/orders/claims.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { sku, order, pay, storefront, stockOf, info, timeline } = ordersIn(shop);

describe('an order nobody paid', () => {
  it('gives its stock back when the time to pay is over', async () => {
    const mug = await sku({ stock: 5 });
    const placed = await order({ of: mug, quantity: 2 });

    await shop.pass('61 minutes');

    expect(await stockOf(mug)).toBe(5);
    expect(await info(placed)).toMatchObject({ statusStr: { key: 'deleted' }, isDel: true });
    expect((await timeline(placed))[0]).toMatchObject({ actor: '系统', changeType: 'cancel' });
  });

  it('waits until then', async () => {
    const mug = await sku({ stock: 5 });
    await order({ of: mug });

    await shop.pass('50 minutes');

    expect(await stockOf(mug)).toBe(4);
  });

  it('is cancelled by its customer, once', async () => {
    const mug = await sku({ stock: 5 });
    const { orderNo } = await order({ of: mug });

    await Promise.all([1, 2, 3].map(() => storefront.run(openOrderCalls.cancel, { orderNo })));

    expect(await stockOf(mug)).toBe(5);
  });

  it('leaves the list for good when staff delete it', async () => {
    const { orderNo } = await order({ of: await sku() });
    await expect(shop.admin().run(orderCalls.remove, { orderNo })).rejects.toMatchObject({ code: 500 });
    await storefront.run(openOrderCalls.cancel, { orderNo });

    await shop.admin().run(orderCalls.remove, { orderNo });

    await expect(shop.admin().run(orderCalls.info, { orderNo })).rejects.toMatchObject({ message: '未找到对应订单信息' });
    await expect(shop.admin().run(orderCalls.remove, { orderNo })).rejects.toMatchObject({ message: '此订单已经被删除了!' });
  });
});

describe('an order that is paid', () => {
  it('is neither cancelled nor taken back by the timer', async () => {
    const mug = await sku({ stock: 5 });
    const { orderNo } = await order({ of: mug, paid: true });

    await shop.pass('2 hours');

    expect(await stockOf(mug)).toBe(4);
    await expect(storefront.run(openOrderCalls.cancel, { orderNo })).rejects.toMatchObject({
      message: expect.stringContaining('申请退款'),
    });
  });

  it('is paid once, with one trade, and with what is due', async () => {
    const placed = await order({ of: await sku({ price: 1000 }) });
    const { orderNo } = placed;

    await expect(storefront.run(openOrderCalls.pay, { orderNo, amount: 999, tradeNo: 't' })).rejects.toMatchObject({
      data: { due: 1000 },
    });
    await Promise.all([pay(placed), pay(placed)]);

    await expect(storefront.run(openOrderCalls.pay, { orderNo, amount: 1000, tradeNo: 'other' })).rejects.toMatchObject({
      code: 500,
    });
    expect((await timeline(placed)).filter(({ changeType }) => changeType === 'pay_success')).toHaveLength(1);
  });
});

describe('money that comes too late', () => {
  it('goes back, and the order stays cancelled', async () => {
    const placed = await order({ of: await sku({ stock: 5, price: 1000 }) });
    await storefront.run(openOrderCalls.cancel, { orderNo: placed.orderNo });

    await pay(placed);
    await shop.runQueued();

    expect(provider.paidOut()).toBe(1000);
    expect(await storefront.run(openOrderCalls.read, { orderNo: placed.orderNo })).toMatchObject({
      state: 'cancelled',
      refundState: 'refunded',
    });
  });
});

describe('money that comes too late and does not go back', () => {
  it('waits for staff among the refunds, who can neither keep it nor delete the order', async () => {
    const placed = await order({ of: await sku({ price: 1000 }) });
    const { orderNo } = placed;
    await storefront.run(openOrderCalls.cancel, { orderNo });
    provider.become('unwilling');
    await pay(placed);
    await shop.runQueued();
    provider.become('willing');
    const staff = shop.admin();

    const { list } = await staff.run(orderCalls.list, { page: 1, limit: 20, status: 'refunding', type: 2 });
    expect(list).toMatchObject([{ orderId: orderNo, statusStr: { key: 'applyRefund' } }]);
    expect(await staff.run(claimCalls.claimNext, { passed: [] })).toEqual({ orderNo });
    await expect(staff.run(refundCalls.declineRefund, { orderNo, reason: '不退' })).rejects.toMatchObject({
      message: '订单已取消，这笔付款不能留下，请全额退款',
    });
    await expect(staff.run(orderCalls.remove, { orderNo })).rejects.toMatchObject({ message: '订单在退款流程中无法删除!' });
    await staff.run(refundCalls.refund, { orderNo, amount: 1000 });
    await shop.runQueued();

    expect(await info(placed)).toMatchObject({ statusStr: { key: 'refunded' }, isDel: true, refundPrice: 1000 });
  });
});

describe('an order that was sent', () => {
  it('counts as received after a week', async () => {
    const placed = await order({ of: await sku(), sent: true });

    await shop.pass('8 days');

    const steps = await shop.admin({ account: 'next-week' }).run(orderStepCalls.timeline, { orderNo: placed.orderNo });
    expect(steps[0]).toMatchObject({ changeMessage: '到期系统自动收货', actor: '系统' });
    expect(await storefront.run(openOrderCalls.read, { orderNo: placed.orderNo })).toMatchObject({ state: 'toReview' });
  });
});
