import { describe, expect, it } from 'vitest';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { sku, order, askRefund, storefront, stockOf, info, timeline } = ordersIn(shop);
const boss = () => shop.admin();
const clerk = () => shop.admin({ may: ['admin:order:refund'], refundLimit: 500 });
let keys = 0;
const agree = (orderNo: string, amount: number, more: { requestKey?: string; restock?: boolean } = {}) =>
  boss().run(refundCalls.agreeRefund, { orderNo, amount, reason: '协商退款', requestKey: `key-${(keys += 1)}`, ...more });

describe('a refund of the whole', () => {
  it('pays the money back and puts goods that never left back on stock', async () => {
    const mug = await sku({ stock: 5, price: 1000 });
    const placed = await order({ of: mug, quantity: 2, paid: true });
    await askRefund(placed);
    const before = provider.paidOut();

    expect(await boss().run(refundCalls.refund, { orderNo: placed.orderNo, amount: 2000 })).toBe(true);
    expect(await info(placed)).toMatchObject({ refundStatus: 3, statusStr: { key: 'refunding' } });
    await shop.runQueued();

    expect(await info(placed)).toMatchObject({
      refundStatus: 2,
      refundPrice: 2000,
      refundable: 0,
      statusStr: { key: 'refunded', value: '已退款' },
    });
    expect(provider.paidOut() - before).toBe(2000);
    expect(await stockOf(mug)).toBe(5);
  });

  it('keeps goods that were sent, unless they came back', async () => {
    const mug = await sku({ stock: 5, price: 1000 });
    const [kept, returned] = [await order({ of: mug, sent: true }), await order({ of: mug, sent: true })];

    await agree(kept.orderNo, 1000);
    await agree(returned.orderNo, 1000, { restock: true });
    await shop.runQueued();

    expect(await stockOf(mug)).toBe(4);
  });
});

describe('a refund of a part', () => {
  it('leaves the order where it is, and the rest can follow', async () => {
    const placed = await order({ of: await sku({ price: 1000 }), sent: true });

    await agree(placed.orderNo, 300);
    await shop.runQueued();
    expect(await info(placed)).toMatchObject({ refundStatus: 0, refundPrice: 300, refundable: 700, statusStr: { key: 'spike' } });
    await expect(agree(placed.orderNo, 701)).rejects.toMatchObject({ message: '退款金额大于支付金额，请修改退款金额' });
    await agree(placed.orderNo, 700);
    await shop.runQueued();

    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
    expect(await boss().run(refundCalls.listRefunds, { orderNo: placed.orderNo })).toMatchObject([
      { amount: 700, state: 'done' },
      { amount: 300 },
    ]);
  });
});

describe('a repeated refund', () => {
  it('has one effect', async () => {
    const placed = await order({ of: await sku({ price: 1000 }), paid: true });
    await askRefund(placed);
    const { orderNo } = placed;

    const outcomes = await Promise.allSettled([1, 2, 3].map(() => boss().run(refundCalls.refund, { orderNo, amount: 1000 })));
    await shop.runQueued();

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await info(placed)).toMatchObject({ refundPrice: 1000 });
  });

  it('answers the first one when it brings its key', async () => {
    const { orderNo } = await order({ of: await sku({ price: 1000 }), paid: true });

    const [first, second] = await Promise.all([
      agree(orderNo, 400, { requestKey: 'once' }),
      agree(orderNo, 400, { requestKey: 'once' }),
    ]);

    expect(second.refundNo).toBe(first.refundNo);
    await expect(agree(orderNo, 500, { requestKey: 'once' })).rejects.toMatchObject({
      message: expect.stringContaining('另一笔'),
    });
  });
});

describe('a refund that is refused', () => {
  it('keeps the order in its place', async () => {
    const placed = await order({ of: await sku(), sent: true });
    await askRefund(placed);

    await boss().run(refundCalls.refuseRefund, { orderNo: placed.orderNo, reason: '已经签收' });

    expect(await info(placed)).toMatchObject({
      status: 1,
      statusStr: { key: 'spike' },
      refundStatus: 0,
      refundReason: '已经签收',
    });
    expect((await timeline(placed))[0]).toMatchObject({ changeType: 'refund_refuse', reason: '已经签收' });
    await expect(boss().run(refundCalls.refuseRefund, { orderNo: placed.orderNo, reason: '再次' })).rejects.toMatchObject({
      code: 500,
    });
  });

  it('needs a reason', async () => {
    const { orderNo } = await order({ of: await sku() });

    expect(await boss().raw('GET', '/admin/store/order/refund/refuse', { query: { orderNo } })).toMatchObject({
      code: 500,
      message: '请填写拒绝退款原因',
    });
  });
});

describe('somebody with a limit', () => {
  it('refunds up to it in all, and learns who may do more', async () => {
    const { orderNo } = await order({ of: await sku({ price: 1000 }), paid: true });
    const refund = (amount: number) =>
      clerk().run(refundCalls.agreeRefund, { orderNo, amount, reason: '补偿', requestKey: `clerk-${amount}` });

    await refund(300);
    await shop.runQueued();

    await expect(refund(201)).rejects.toMatchObject({ message: '您单笔订单的退款上限是 5.00 元，请由店长或财务来退款' });
    await expect(refund(200)).resolves.toMatchObject({ amount: 200 });
  });

  it('is not among those who pack parcels', async () => {
    const { orderNo } = await order({ of: await sku(), paid: true });

    await expect(shop.admin({ role: '仓库' }).run(refundCalls.refund, { orderNo, amount: 1 })).rejects.toMatchObject({
      code: 403,
    });
  });
});

describe('a refund that cannot be', () => {
  it('is refused before payment, for nothing, and without an application', async () => {
    const [unpaid, paid] = [await order({ of: await sku() }), await order({ of: await sku(), paid: true })];
    const refund = (orderNo: string, amount: number) => boss().run(refundCalls.refund, { orderNo, amount });

    await expect(refund(unpaid.orderNo, 1)).rejects.toMatchObject({ message: '未支付无法退款' });
    await expect(refund(paid.orderNo, 0)).rejects.toMatchObject({ message: '退款金额不能为0，请修改退款金额' });
    await expect(refund(paid.orderNo, 1)).rejects.toMatchObject({ message: expect.stringContaining('没有待处理的退款申请') });
    await expect(storefront.run(openOrderCalls.askRefund, { orderNo: unpaid.orderNo, reason: '不要了' })).rejects.toMatchObject({
      code: 500,
    });
  });
});

describe('a provider that does not pay', () => {
  it('brings the order back to those who may refund it', async () => {
    const placed = await order({ of: await sku({ price: 1000 }), paid: true });
    provider.become('unwilling');

    await agree(placed.orderNo, 1000);
    await shop.runQueued();
    provider.become('willing');

    expect(await info(placed)).toMatchObject({ refundStatus: 1, refundPrice: 0 });
    expect((await timeline(placed))[0]).toMatchObject({ changeMessage: '退款给用户10.00元失败', reason: '余额不足' });
  });

  it.each([
    ['refused', (orderNo: string) => boss().run(refundCalls.declineRefund, { orderNo, reason: '超过七天' })],
    [
      'answered by a part',
      async (orderNo: string) => {
        await agree(orderNo, 300);
        await shop.runQueued();
      },
    ],
  ])('asks for nothing in the name of a customer whose request was %s', async (_, answer) => {
    const placed = await order({ of: await sku({ price: 1000 }), paid: true });
    await askRefund(placed);
    expect(await info(placed)).toMatchObject({ refundStatus: 1, isRequested: true });
    await answer(placed.orderNo);
    provider.become('unwilling');

    await agree(placed.orderNo, 700);
    await shop.runQueued();
    provider.become('willing');

    expect(await info(placed)).toMatchObject({ refundStatus: 1, isRequested: false });
  });

  it('leaves the request on which it was tried waiting', async () => {
    const placed = await order({ of: await sku({ price: 1000 }), paid: true });
    await askRefund(placed);
    provider.become('unwilling');

    await agree(placed.orderNo, 1000);
    await shop.runQueued();
    provider.become('willing');

    expect(await info(placed)).toMatchObject({ refundStatus: 1, isRequested: true });
  });

  it('is asked again when it did not answer', async () => {
    const placed = await order({ of: await sku({ price: 1000 }), paid: true });
    provider.become('silent');
    await agree(placed.orderNo, 1000);
    await expect(shop.runQueued()).rejects.toThrow('no answer');
    provider.become('willing');

    await shop.pass('3 minutes');

    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
  });

  it('keeps no other refund waiting with one it never answers', async () => {
    const [stuck, other] = [await order({ of: await sku(), paid: true }), await order({ of: await sku(), paid: true })];
    provider.become('silent');
    for (const { orderNo } of [stuck, other]) await agree(orderNo, 1000);
    await expect(shop.runQueued()).rejects.toThrow('no answer');
    provider.become('willing');
    provider.ignore(stuck.orderNo);

    await expect(shop.pass('3 minutes')).rejects.toThrow('no answer');

    expect(await info(other)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
    expect(await info(stuck)).toMatchObject({ refundStatus: 3, refundPrice: 0 });
    provider.ignore('');
    await shop.pass('5 minutes');
    expect(await info(stuck)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
  });
});

describe('an order with a refund under way', () => {
  it('shows in its own tab', async () => {
    const placed = await order({ of: await sku(), paid: true });
    await askRefund(placed);

    const { list } = await boss().run(orderCalls.list, { page: 1, limit: 20, status: 'refunding', type: 2 });

    expect(list.map(({ orderId }) => orderId)).toContain(placed.orderNo);
  });
});
