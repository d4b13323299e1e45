import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openPastOrderCalls } from '#contract/past-orders/open-past-orders.ts';
import { storefrontKeyCalls, storefrontKeyRefusals } from '#contract/storefront/keys.ts';
import { customer } from '#server/customers/index.ts';
import { order, orderLine } from '#server/orders/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const storefront = openStorefrontClient(shop);
const { bring } = openPastOrderCalls;
const { sku, stockOf, order: placed } = ordersIn(shop);
const { uidOf, written } = accountsIn(shop);

const line = { productName: '保温杯', quantity: 2, price: '59.00' };
const past = (orderNo: string, more: object = {}) => ({
  orderNo,
  state: 'done',
  createTime: '2025-01-31 14:05:00',
  lines: [line],
  paid: '118.00',
  ...more,
});
const sent = (orders: readonly object[], by = storefront) => by.run(bring, { orders } as never);
const outcomes = async (orders: readonly object[], by = storefront) =>
  (await sent(orders, by)).map(({ outcome, reason }) => [outcome, reason]);
const orderOf = async (orderNo: string) => (await shop.db.select().from(order).where(eq(order.orderNo, orderNo)))[0];

async function keyWith(terms: object) {
  const key = await shop.admin().run(storefrontKeyCalls.save, { name: randomUUID(), ...terms } as never);
  return { keyId: key.keyId, client: openStorefrontClient(shop, async () => key) };
}

async function buyer(account: string, phone: string): Promise<number> {
  const uid = await uidOf(account);
  await written(({ tx }) => tx.update(customer).set({ phone }).where(eq(customer.id, uid)));
  return uid;
}

describe('orders of another system', () => {
  it('come by the open call as they were, to the fen, and leave the stock alone', async () => {
    const uid = await buyer('lin', '13800000001');
    const mug = await sku({ barCode: '6901', stock: 10 });
    const lines = [
      { ...line, code: '6901', carrier: '顺丰速运', trackingNo: 'SF1' },
      { productName: '杯刷', quantity: '1', price: 10 },
    ];
    const more = { payTime: '2025-01-31 14:06:00', phone: '138 0000 0001', realName: '林满', freight: 8, discount: '6.00' };

    expect(await sent([past('W1001', { lines, ...more, paid: 130, refunded: '30.00' })])).toEqual([
      { orderNo: 'W1001', outcome: 'brought', reason: '已完成，商品 2 种，1 种商品没有对上编码，只留名称' },
    ]);

    const came = await orderOf('W1001');
    expect(came).toMatchObject({ uid, source: 'past', payPrice: 13_000, refundPrice: 3000, realName: '林满', deliveryId: 'SF1' });
    expect(came?.createTime).toEqual(new Date('2025-01-31T14:05:00+08:00'));
    const kept = await shop.db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, came?.id ?? 0))
      .orderBy(asc(orderLine.id));
    expect(kept.map(({ skuId }) => skuId === mug)).toEqual([true, false]);
    expect(await stockOf(mug)).toBe(10);
  });

  it('come once, however often they are sent, also by several at a time', async () => {
    const orders = [past('W2001'), past('W2002')];
    const both = (await Promise.all([outcomes(orders), outcomes(orders)])).map((said) => said.map(([outcome]) => outcome));
    expect(both.toSorted()).toEqual([
      ['brought', 'brought'],
      ['there', 'there'],
    ]);
    expect(await outcomes([past('W2001'), past('W2003')])).toEqual([
      ['there', '已经导入过'],
      ['brought', expect.stringContaining('没有手机号，不归到用户')],
    ]);
    expect(await shop.db.$count(order, eq(order.orderNo, 'W2001'))).toBe(1);
  });

  it('are refused each for itself, with the reason, and the others come', async () => {
    const own = await placed({ of: await sku(), paid: true });
    expect(
      await outcomes([
        past('W3001', { paid: '110.00' }),
        past(own.orderNo),
        past('W3002', { state: 'unpaid' }),
        past('W3003', { createTime: '2025-01-31T06:05:00Z' }),
        past('W3004', { lines: [line, { ...line, quantity: 1.5 }] }),
        past('W3005', { lines: [] }),
        past('W 3006'),
        past('W3007', { paid: '118.001' }),
        past('W3010', { remark: '长'.repeat(600) }),
        past('W3008'),
        past('W3008', { remark: '又一笔' }),
        past('W3009', { state: 'refunded' }),
      ]),
    ).toEqual([
      ['refused', '金额对不上：商品 118.00 + 运费 0.00 − 优惠 0.00 = 118.00，实付 110.00，相差 8.00'],
      ['refused', `订单号“${own.orderNo}”和本店的一笔订单相同，没有导入`],
      ['refused', expect.stringContaining('状态“unpaid”不正确，应为 done、sent、toSend、cancelled、refunded')],
      ['refused', '下单时间“2025-01-31T06:05:00Z”不正确，应为 2026-01-31 08:00:00'],
      ['refused', expect.stringMatching(/^第 2 行商品：数量/)],
      ['refused', '没有填写商品'],
      ['refused', expect.stringContaining('订单号“W 3006”不能用')],
      ['refused', expect.stringContaining('118.001')],
      ['refused', '备注不能超过 500 个字'],
      ['brought', expect.any(String)],
      ['refused', '订单号“W3008”在这次请求里有两笔，只看第一笔'],
      ['brought', expect.stringContaining('已退款')],
    ]);
    expect(await orderOf('W3001')).toBeUndefined();
    expect(await orderOf('W3009')).toMatchObject({ refundPrice: 11_800 });
  });

  it('are refused as a whole where there are too many, or a field is not known', async () => {
    const many = Array.from({ length: 51 }, (_, at) => past(`W4${at}`));
    await expect(sent(many)).rejects.toThrow('一次最多 50 笔订单，请分几次传');
    await expect(sent([])).rejects.toThrow('请至少传一笔订单');
    const posted = async (...orders: object[]) => (await storefront.raw('POST', bring.path, { body: { orders } })).message;
    const { paid: _, ...unpriced } = past('W4998');
    expect(await posted(past('W4999', { total: '118.00' }))).toContain('没有“orders.0.total”这个字段');
    expect(await posted(past('W4997'), unpriced)).toBe('实付：请填写数字');
    expect(await orderOf('W4997')).toBeUndefined();
  });

  it('come 50 at a time with many lines', async () => {
    const lines = Array.from({ length: 20 }, (_, at) => ({ ...line, quantity: 1, spec: `第 ${at} 色` }));
    const many = Array.from({ length: 50 }, (_, at) => past(`W5${at}`, { lines, paid: '1180.00' }));
    expect(new Set((await sent(many)).map(({ outcome }) => outcome))).toEqual(new Set(['brought']));
  });
});

describe('a key that only reads', () => {
  it('brings no orders', async () => {
    const { client } = await keyWith({ isReadOnly: true });
    await expect(sent([past('W6001')], client)).rejects.toThrow(storefrontKeyRefusals.READ_ONLY().message);
    expect(await orderOf('W6001')).toBeUndefined();
  });
});

describe('a key with customers of its own', () => {
  it('links these alone, and is told of all others what it is told of nobody', async () => {
    const { client, keyId } = await keyWith({ ownCustomersOnly: true });
    const mine = await buyer(`he@${keyId}`, '13800000011');
    await buyer('hu', '13800000012');

    const said = await outcomes(
      ['13800000011', '13800000012', '13800000013'].map((phone, at) => past(`W700${at}`, { phone })),
      client,
    );

    expect([(await orderOf('W7000'))?.uid, (await orderOf('W7001'))?.uid]).toEqual([mine, null]);
    expect(said[0]).not.toEqual(said[1]);
    expect(said[1]).toEqual(said[2]);
  });
});
