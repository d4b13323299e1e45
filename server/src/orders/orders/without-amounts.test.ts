import { beforeAll, describe, expect, it } from 'vitest';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { openShop } from '../../../test/shop.ts';
import { stepWithoutAmounts } from './without-amounts.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { sku, order, pay, storefront } = ordersIn(shop);
let placed: PlacedOrder;

const refund = async (amount: number) => {
  const terms = { orderNo: placed.orderNo, amount, reason: '协商退款', requestKey: `key-${amount}` };
  await shop.admin().run(refundCalls.agreeRefund, terms);
  await shop.runQueued();
};

/** An order whose price was changed, of which a part was refunded, and for which another refund failed. */
beforeAll(async () => {
  placed = await order({ of: await sku({ price: 4321 }) });
  await shop.admin().run(orderCalls.updatePrice, { orderNo: placed.orderNo, payPrice: 3210 });
  await pay(await storefront.run(openOrderCalls.read, { orderNo: placed.orderNo }));
  await refund(1234);
  provider.become('unwilling');
  await refund(567);
  provider.become('willing');
});

type AmountCase = readonly [name: string, path: string, ofOne: boolean];
const calls: readonly AmountCase[] = [
  ['list', '/list', false],
  ['information', '/info', true],
  ['counts', '/status/num', false],
  ['steps', '/status/list', true],
  ['timeline', '/timeline', true],
  ['refunds', '/refund/list', true],
];

/** Body of the answer without weight and volume, which look like money. */
async function answerFor(role: string, [, path, ofOne]: AmountCase): Promise<string> {
  const query = ofOne ? { orderNo: placed.orderNo } : {};
  const { code, data } = await shop.admin({ role }).raw('GET', `/admin/store/order${path}`, { query });
  expect(code).toBe(200);
  return JSON.stringify(data).replaceAll(/"(weight|volume)":"[^"]*"/g, '');
}

const AMOUNT = /\d+\.\d\d\b/;

describe('somebody who may not see amounts', () => {
  it.each(calls)('is told none in the %s of orders', async (...call) => {
    expect(await answerFor('仓库', call)).not.toMatch(AMOUNT);
  });

  it('sees what happened all the same', async () => {
    const steps = await shop.admin({ role: '仓库' }).run(orderStepCalls.timeline, { orderNo: placed.orderNo });

    expect(steps.map(({ changeMessage }) => changeMessage)).toEqual([
      '退款给用户失败',
      '退款给用户成功',
      '用户付款成功',
      '修改实际支付金额',
      '订单生成',
    ]);
  });

  it('sees what to pack, and sends it', async () => {
    const packer = shop.admin({ role: '仓库' });
    const parcel = await order({ of: await sku({ name: '保温壶' }), quantity: 3, paid: true });

    const info = await packer.run(orderCalls.info, { orderNo: parcel.orderNo });
    await packer.run(sendingCalls.send, {
      orderNo: parcel.orderNo,
      type: '1',
      expressCode: 'shunfeng',
      expressNumber: 'SF20002',
    });

    expect(info.orderInfo).toMatchObject([{ info: { productName: '保温壶', payNum: 3, price: null } }]);
  });

  it('finds no order by what it cost', async () => {
    const found = await shop
      .admin({ role: '仓库' })
      .run(orderCalls.list, { page: 1, limit: 20, status: 'all', type: 2, keywords: '32.10' });

    expect(found.total).toBe(0);
  });
});

describe('somebody who may', () => {
  it.each(calls.filter(([name]) => name !== 'counts'))('is told them in the %s of orders', async (...call) => {
    for (const role of ['店长', '客服', '财务']) expect(await answerFor(role, call)).toMatch(AMOUNT);
  });

  it('learns why a provider did not pay', async () => {
    const [failed] = await shop.admin({ role: '客服' }).run(refundCalls.listRefunds, { orderNo: placed.orderNo });

    expect(failed).toMatchObject({ amount: 567, failure: '余额不足' });
  });
});

describe('a step without amounts', () => {
  it.each([
    ['order_edit', '订单价格 43.21 修改实际支付金额为 32.10 元', '修改实际支付金额'],
    ['refund_price', '退款给用户0.50元成功', '退款给用户成功'],
    ['express', '已发货 快递公司：顺丰, 快递单号：SF12.50元', '已发货 快递公司：顺丰, 快递单号：SF12.50元'],
  ])('of the kind %s says %s as %s', (changeType, changeMessage, reworded) => {
    expect(stepWithoutAmounts({ changeType, changeMessage }).changeMessage).toBe(reworded);
  });

  it('keeps the reason that staff gave, and not the one of a provider', () => {
    const step = { changeMessage: '', reason: '余额不足' };

    expect(stepWithoutAmounts({ ...step, changeType: 'refund_price' }).reason).toBeNull();
    expect(stepWithoutAmounts({ ...step, changeType: 'refund_refuse' }).reason).toBe('余额不足');
  });
});
