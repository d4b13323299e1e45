import { beforeAll, describe, expect, it } from 'vitest';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { paySettings } from '#contract/orders/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { sku, order, storefront, stockOf, info, timeline } = ordersIn(shop);
const says = (message: string) => ({ code: 500, message });
const switchTo = (value: string) => shop.admin().run(configCalls.save, { key: paySettings.offline_pay_status.key, value });
const confirm = ({ orderNo, payPrice }: PlacedOrder, amount = payPrice) =>
  shop.admin().run(offlineCalls.payOffline, { orderNo, amount, method: 'cash', voucher: 'S-7' });
const paidBack = ({ orderNo }: PlacedOrder) => shop.admin().run(offlineCalls.confirmPaidBack, { orderNo });
const notPaidBack = ({ orderNo }: PlacedOrder) =>
  shop.admin().run(offlineCalls.failPaidBack, { orderNo, reason: '联系不上用户' });
const agree = ({ orderNo }: PlacedOrder, amount: number, requestKey: string) =>
  shop.admin().run(refundCalls.agreeRefund, { orderNo, amount, reason: '退货', requestKey });
const owed = async (of?: number) => order({ of: of ?? (await sku({ price: 1000 })), payType: 'offline' });

beforeAll(() => switchTo('1'));

describe('money that came offline', () => {
  it('pays the order, and its step says how much and how', async () => {
    const placed = await owed();

    const answer = await shop.admin().raw('POST', '/admin/store/order/pay/offline', {
      body: { orderNo: placed.orderNo, amount: '10.00', method: 'cash', voucher: 'S-7', remark: '老客户' },
    });

    expect(answer).toEqual({ code: 200, message: '操作成功', data: null });
    expect(await info(placed)).toMatchObject({ paid: true, payType: 'offline', statusStr: { key: 'notShipped' } });
    expect((await timeline(placed))[0]).toMatchObject({
      changeType: 'offline',
      changeMessage: `订单号 ${placed.orderNo} 线下付款 10.00 成功`,
      reason: '现金，凭证 S-7，老客户',
    });
  });

  it('is confirmed once, by whoever comes first', async () => {
    const placed = await owed();

    const outcomes = await Promise.allSettled([1, 2, 3].map(() => confirm(placed)));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: says('订单已支付') });
    expect((await timeline(placed)).filter(({ changeType }) => changeType === 'offline')).toHaveLength(1);
  });

  it('must be the sum that is due, for an order that waits for payment', async () => {
    const [placed, gone] = [await owed(), await owed()];
    await storefront.run(openOrderCalls.cancel, { orderNo: gone.orderNo });

    await expect(confirm(placed, 999)).rejects.toMatchObject(says('收款金额与应付金额不一致'));
    await expect(confirm(gone)).rejects.toMatchObject(says('订单已被删除'));
  });

  it('asks for a sum that was left out', async () => {
    const { orderNo } = await owed();

    expect(
      await shop.admin().raw('POST', '/admin/store/order/pay/offline', { body: { orderNo, amount: '', method: 'cash' } }),
    ).toMatchObject({ code: 400, message: '请填写收款金额' });
  });

  it('is no sum that would have to be rounded', async () => {
    const { orderNo } = await owed();
    const body = { orderNo, amount: '9.996', method: 'cash' };

    expect(await shop.admin().raw('POST', '/admin/store/order/pay/offline', { body })).toMatchObject({
      code: 400,
      message: '金额最多两位小数',
    });
  });

  it('is taken for what was ordered so, else by a shop that says so, from people who may', async () => {
    const placed = await owed();
    const { orderNo, payPrice: amount } = placed;
    const packer = shop.admin({ may: ['admin:order:send'] });

    await expect(packer.run(offlineCalls.payOffline, { orderNo, amount, method: 'cash' })).rejects.toMatchObject({ code: 403 });
    const online = await order({ of: await sku({ price: 1000 }) });
    await switchTo('0');
    await expect(confirm(online)).rejects.toMatchObject(says('线下支付未开启'));
    expect(await confirm(placed)).toBeNull();
    await expect(owed()).rejects.toMatchObject(says('线下支付未开启'));
    await switchTo('1');
  });

  it('names no amount to those who may not see any', async () => {
    const placed = await owed();
    await confirm(placed);
    const packer = shop.admin({ may: ['admin:order:status:list'] });

    const [step] = await packer.run(orderStepCalls.timeline, { orderNo: placed.orderNo });

    expect(step).toMatchObject({ changeMessage: `订单号 ${placed.orderNo} 线下付款成功` });
  });
});

describe('a refund of what was paid offline', () => {
  it('waits until somebody has handed the money over', async () => {
    const of = await sku({ price: 1000, stock: 5 });
    const placed = await owed(of);
    await confirm(placed);
    const before = provider.paidOut();

    await agree(placed, 1000, 'back');
    await shop.pass('10 minutes');
    expect(await info(placed)).toMatchObject({ refundStatus: 3, refundPrice: 0 });
    await paidBack(placed);

    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
    expect([await stockOf(of), provider.paidOut() - before]).toEqual([5, 0]);
  });

  it('fails when it could not be handed over, and can be agreed to again', async () => {
    const placed = await owed();
    await confirm(placed);
    await expect(notPaidBack(placed)).rejects.toMatchObject(says('订单没有等待线下退还的款项，请刷新页面'));
    await agree(placed, 1000, 'first');

    const { orderNo } = placed;
    const body = { orderNo, reason: '联系不上用户' };
    expect(await shop.admin().raw('POST', '/admin/store/order/refund/offline/fail', { body })).toEqual({
      code: 200,
      message: '操作成功',
      data: null,
    });

    expect(await info(placed)).toMatchObject({ refundStatus: 1, refundPrice: 0, refundable: 1000 });
    expect((await timeline(placed))[0]).toMatchObject({ changeMessage: '退款给用户10.00元失败', reason: '联系不上用户' });
    await agree(placed, 1000, 'second');
    await paidBack(placed);
    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
  });

  it('either fails or is done when both are said at once', async () => {
    const placed = await owed();
    await confirm(placed);
    await agree(placed, 1000, 'both');

    const [done] = await Promise.allSettled([paidBack(placed), notPaidBack(placed)]);

    expect(await info(placed)).toMatchObject(
      done.status === 'fulfilled' ? { refundStatus: 2, refundPrice: 1000 } : { refundStatus: 1, refundPrice: 0 },
    );
  });

  it('is confirmed once, and only where one waits', async () => {
    const placed = await owed();
    await confirm(placed);
    await expect(paidBack(placed)).rejects.toMatchObject(says('订单没有等待线下退还的款项，请刷新页面'));
    await agree(placed, 300, 'part');

    const outcomes = await Promise.allSettled([paidBack(placed), paidBack(placed)]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await info(placed)).toMatchObject({ refundStatus: 0, refundPrice: 300, refundable: 700 });
  });

  it('of another way of paying is for the provider to confirm', async () => {
    const placed = await order({ of: await sku(), paid: true });
    provider.become('silent');
    await agree(placed, 1000, 'weixin');

    await expect(paidBack(placed)).rejects.toMatchObject(says('订单没有等待线下退还的款项，请刷新页面'));
    provider.become('willing');
  });
});
