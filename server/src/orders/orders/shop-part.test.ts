import { beforeAll, describe, expect, it } from 'vitest';
import type { Fen } from '#contract/fen.ts';
import { exportFile } from '#contract/exports/exports.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { orderExportCalls } from '#contract/order-figures/order-export.ts';
import { parcelCalls, trackingCalls } from '#contract/fulfilment/parcels.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { headersOf } from '../../../test/actors.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import type { Client } from '../../../test/client.ts';
import { listenTo } from '../../../test/listener.ts';
import { ordersIn, type PlacedOrder } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { seller, keeper } = catalogueIn(shop);
const { storefront, sku, draft, pay, order, info, askRefund } = ordersIn(shop);
const admin = shop.admin();
const page = { page: 1, limit: 20 };
const MAY = [
  'admin:order:list',
  'admin:order:list:data',
  'admin:order:info',
  'admin:order:status:num',
  'admin:order:status:list',
  'admin:order:logistics:info',
  'admin:order:send',
  'admin:order:mark',
  'admin:order:refund',
  'admin:order:statistics',
  'admin:export:excel:order',
  seeAmounts,
];

let [one, other]: [Client, Client] = [admin, admin];
let [mug, gong, house] = [0, 0, 0];
let tokenOfOne = '';
beforeAll(async () => {
  const [here, there] = [await seller('甲店'), await seller('乙店')];
  [mug, gong, house] = [
    await sku({ merId: here, price: 1000, cost: 300, name: '甲店搪瓷壶', stock: 999 }),
    await sku({ merId: there, price: 3000, cost: 900, name: '乙店铜锣', stock: 999 }),
    await sku({ price: 500, name: '自营站牌', stock: 999 }),
  ];
  const first = await keeper({ shopId: here, may: MAY });
  one = first.desk;
  tokenOfOne = first.token;
  other = (await keeper({ shopId: there, may: MAY })).desk;
});

/** A paid order of two mugs and a gong, which two shops sold. */
async function both(): Promise<PlacedOrder> {
  const lines = [
    { skuId: mug, quantity: 2 },
    { skuId: gong, quantity: 1 },
  ];
  const placed = await storefront.run(openOrderCalls.create, { ...draft({ of: mug }), lines });
  await pay(placed);
  return placed;
}

let sent = 0;
const parcel = ({ orderNo }: PlacedOrder) => ({
  orderNo,
  type: '1',
  expressCode: 'shunfeng',
  expressNumber: `SF20000${(sent += 1)}`,
});
const lineOf = async (desk: Client, { orderNo }: PlacedOrder) =>
  (await desk.run(orderCalls.info, { orderNo })).orderInfo[0]?.id ?? 0;
const refund = (desk: Client, { orderNo }: PlacedOrder, amount: Fen, lines: { lineId: number; quantity: number }[] = []) =>
  desk.run(refundCalls.agreeRefund, { orderNo, amount, reason: '少件', requestKey: `${orderNo}-${amount}`, lines });
const rowIn = async (desk: Client, { orderNo }: PlacedOrder, status = 'all') =>
  (await desk.run(orderCalls.list, { ...page, status: status as 'all', type: 2, orderNo })).list[0];
const says = (message: string) => ({ message });

describe('an order of several shops', () => {
  it('is one order to the staff of the house and to its buyer, and to each shop what it sold', async () => {
    const placed = await both();
    expect(await rowIn(admin, placed)).toMatchObject({ merId: 0, totalNum: 3, payPrice: 5000 });
    expect(await rowIn(one, placed)).toMatchObject({ merId: 0, isPart: true, totalNum: 2, payPrice: 2000, totalPrice: 2000 });
    expect(await rowIn(other, placed)).toMatchObject({ totalNum: 1, payPrice: 3000, productList: [{ info: { payNum: 1 } }] });
  });

  it('is whole to the only shop that sold it, and not there to one that sold nothing of it', async () => {
    const [own, ofHouse] = [await order({ of: mug, paid: true }), await order({ of: house, paid: true })];
    const row = await rowIn(one, own);
    expect(row).toMatchObject({ totalNum: 1, payPrice: 1000, seller: { name: '甲店' } });
    expect(row?.isPart).toBeUndefined();
    expect(await rowIn(other, own)).toBeUndefined();
    expect(await rowIn(one, ofHouse)).toBeUndefined();
    await expect(one.run(orderCalls.info, { orderNo: ofHouse.orderNo })).rejects.toMatchObject(says('没有找到订单信息'));
  });

  it('has parts that sum to it to the fen, with a coupon-free price that staff changed', async () => {
    const lines = [
      { skuId: mug, quantity: 2 },
      { skuId: gong, quantity: 1 },
    ];
    const placed = await storefront.run(openOrderCalls.create, { ...draft({ of: mug }), lines });
    await admin.run(orderCalls.updatePrice, { orderNo: placed.orderNo, payPrice: 3333 });
    const [first, second] = [await rowIn(one, placed), await rowIn(other, placed)];
    expect(Number(first?.payPrice) + Number(second?.payPrice)).toBe(3333);
    const [left, right] = [await one.run(orderCalls.info, placed), await other.run(orderCalls.info, placed)];
    for (const part of [left, right])
      expect(Number(part.proTotalPrice) + Number(part.payPostage) - Number(part.couponPrice)).toBe(part.beforePayPrice);
  });

  it('counts with each shop by its own money', async () => {
    const figures = async () => {
      const [sums, phone] = [await one.run(orderCalls.listData, {}), await one.run(phoneStatisticsCalls.figures, {})];
      return [Number(sums.amount), Number(phone.todayPrice), phone.todayCount];
    };
    const [amount = 0, price = 0, count = 0] = await figures();
    await both();
    expect(await figures()).toEqual([amount + 2000, price + 2000, count + 1]);
  });

  it('is not found by the goods of others', async () => {
    const { orderNo } = await both();
    const found = async (keywords: string) =>
      (await one.run(orderCalls.list, { ...page, status: 'all', type: 2, keywords })).list.some(
        ({ orderId }) => orderId === orderNo,
      );
    expect([await found('搪瓷壶'), await found(orderNo.slice(-8)), await found('铜锣')]).toEqual([true, true, false]);
    expect((await admin.run(orderCalls.list, { ...page, status: 'all', type: 2, keywords: '铜锣' })).list[0]?.orderId).toBe(
      orderNo,
    );
  });

  it('keeps its remark and its steps to the house, and no act on all of it is open', async () => {
    const placed = await both();
    const { orderNo } = placed;
    await admin.run(orderCalls.mark, { orderNo, mark: '乙店的货要催' });
    expect((await one.run(orderCalls.info, { orderNo })).remark).toBeNull();
    await expect(one.run(orderCalls.mark, { orderNo, mark: '我来写' })).rejects.toMatchObject(
      says('订单里还有其他店铺的商品，商家备注由平台处理'),
    );
    expect((await one.run(orderStepCalls.timeline, { orderNo })).map(({ changeType }) => changeType)).toEqual([
      'cache_key_create_order',
    ]);
    await expect(one.run(refundCalls.refuseRefund, { orderNo, reason: '不退' })).rejects.toMatchObject({ code: 403 });
    const own = await order({ of: mug, paid: true });
    await one.run(orderCalls.mark, { orderNo: own.orderNo, mark: '自己的单' });
    expect((await info(own)).remark).toBe('自己的单');
  });
});

describe('what is told of an order of several shops besides', () => {
  it('is news to the people of each, and orders of others are none', async () => {
    const [placed, foreign] = [await both(), await order({ of: house, paid: true })];
    const line = await listenTo(shop.app, tokenOfOne);
    await line.hears(({ type }) => type === 'ready');
    await admin.run(orderCalls.mark, { orderNo: foreign.orderNo, mark: '看过' });
    await admin.run(orderCalls.mark, { orderNo: placed.orderNo, mark: '看过' });
    const news = await line.hears(({ tables }) => tables?.['order'] !== undefined);
    line.close();
    expect(news.tables).toEqual({ order: [(await info(placed)).id] });
  });

  it('is in a file the lines of whoever takes it, their parcels and their money', async () => {
    const placed = await both();
    await one.run(sendingCalls.send, { ...parcel(placed), expressNumber: 'SF7654321000001' });
    await other.run(sendingCalls.send, { ...parcel(placed), expressNumber: 'SF1234567000001' });
    const filter = { status: 'all', type: 2, keywords: placed.orderNo.slice(-12) } as const;
    const columns = ['orderNo', 'productName', 'quantity', 'payPrice', 'deliveryId'];
    const { id } = await one.run(orderExportCalls.exportOrders, { filter, columns, format: 'csv' });
    await shop.runQueued();
    const file = await shop.app.http.inject({ url: exportFile(id), headers: headersOf({ token: tokenOfOne }) });
    const [, ...rows] = file.body.trim().split('\n');
    expect(rows.map((row) => row.trim().split(',').slice(1))).toEqual([['甲店搪瓷壶', '2', '20', 'SF7654321000001']]);
  });

  it('is a notice to the people of each shop', async () => {
    const { orderNo } = await both();
    await shop.runQueued();
    for (const desk of [one, other])
      expect((await desk.run(noticeCalls.list, { limit: 50 })).map(({ subject }) => subject)).toContain(orderNo);
  });
});

describe('people of a shop send an order of several', () => {
  it('line by line of their own, and it is sent when the last shop has sent', async () => {
    const placed = await both();
    await one.run(sendingCalls.send, parcel(placed));
    expect(await rowIn(admin, placed)).toMatchObject({ statusStr: { key: 'notShipped' }, sentPieces: 2 });
    expect(await rowIn(one, placed)).toMatchObject({ statusStr: { key: 'spike' }, sentPieces: 0 });
    expect(await rowIn(other, placed)).toMatchObject({ statusStr: { key: 'notShipped' }, sentPieces: 0, deliveryId: null });
    await expect(one.run(sendingCalls.send, parcel(placed))).rejects.toMatchObject(says('订单没有还要发出的商品，请刷新订单'));

    await other.run(sendingCalls.send, parcel(placed));
    expect((await info(placed)).statusStr.key).toBe('spike');
  });

  it('and find it in the tab of what they have to do', async () => {
    const placed = await both();
    const counts = async (desk: Client) => {
      const { notShipped, toSend, spike } = await desk.run(orderCalls.statusNum, { type: 2 });
      return [notShipped, toSend, spike];
    };
    const [toSend = 0, ours = 0, gone = 0] = await counts(one);
    const others = await counts(other);
    await one.run(sendingCalls.send, parcel(placed));
    expect(await counts(one)).toEqual([toSend - 1, ours - 1, gone + 1]);
    expect(await counts(other)).toEqual(others);
    expect(await rowIn(one, placed, 'toSend')).toBeUndefined();
    expect(await rowIn(one, placed, 'spike')).toBeDefined();
    expect(await rowIn(other, placed, 'toSend')).toBeDefined();
  });

  it('and neither send, correct nor call back what is of others', async () => {
    const placed = await both();
    const { orderNo } = placed;
    const theirs = await lineOf(other, placed);
    await expect(
      one.run(sendingCalls.send, { ...parcel(placed), pieces: [{ lineId: theirs, quantity: 1 }] }),
    ).rejects.toMatchObject(says('订单里没有这件商品，请刷新订单后重新选择'));
    await other.run(sendingCalls.send, parcel(placed));
    const [sentByOther] = (await other.run(parcelCalls.parcels, { orderNo })).parcels;
    expect(await one.run(parcelCalls.parcels, { orderNo })).toMatchObject({ parcels: [], lines: [{ left: 2 }] });
    const lost = says('没有找到这个包裹，可能已被撤回，请刷新订单后再试');
    const parcelId = sentByOther?.id ?? 0;
    const correction = { orderNo, parcelId, expressCode: 'yunda', expressNumber: 'YD1', reason: '错' };
    await expect(one.run(sendingCalls.recall, { orderNo, parcelId, reason: '错' })).rejects.toMatchObject(lost);
    await expect(one.run(sendingCalls.recall, { orderNo, reason: '错' })).rejects.toMatchObject(lost);
    await expect(one.run(sendingCalls.correctTracking, correction)).rejects.toMatchObject(lost);
    await expect(one.run(trackingCalls.getLogisticsInfo, { orderNo, parcelId })).rejects.toMatchObject(lost);
    await other.run(sendingCalls.recall, { orderNo, reason: '发错了' });
    expect(await rowIn(other, placed)).toMatchObject({ statusStr: { key: 'notShipped' } });
  });

  it('as staff of the house and clients of the wire send all of it at once', async () => {
    const placed = await both();
    await admin.run(sendingCalls.send, parcel(placed));
    expect((await info(placed)).statusStr.key).toBe('spike');
    expect(await rowIn(one, placed)).toMatchObject({ statusStr: { key: 'spike' } });
  });

  it('once each, when both shops send in the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const placed = await both();
      const outcomes = await Promise.allSettled([one, other, one].map((desk) => desk.run(sendingCalls.send, parcel(placed))));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect((await admin.run(parcelCalls.parcels, placed)).parcels).toHaveLength(2);
      expect((await info(placed)).statusStr.key).toBe('spike');
    }
  });
});

describe('people of a shop refund an order of several', () => {
  it('their own lines, at most what was paid for these', async () => {
    const placed = await both();
    await expect(refund(one, placed, 2001)).rejects.toMatchObject(says('退款金额大于支付金额，请修改退款金额'));
    const theirs = await lineOf(other, placed);
    await expect(refund(one, placed, 100, [{ lineId: theirs, quantity: 1 }])).rejects.toMatchObject(
      says('选择的商品不在这个订单里，请刷新页面后重试'),
    );
    await refund(one, placed, 1500, [{ lineId: await lineOf(one, placed), quantity: 1 }]);
    await shop.runQueued();
    expect(await info(placed)).toMatchObject({ refundPrice: 1500 });
    expect(await one.run(orderCalls.info, placed)).toMatchObject({ refundPrice: 1500, refundable: 500 });
    expect(await other.run(orderCalls.info, placed)).toMatchObject({ refundPrice: 0, refundable: 3000 });
    expect(await other.run(refundCalls.listRefunds, placed)).toEqual([]);
    expect(await one.run(refundCalls.listRefunds, placed)).toMatchObject([{ amount: 1500 }]);
  });

  it('within the limit of their role, which what others refund does not use up', async () => {
    const shopId = await seller('丙店');
    const cup = await sku({ merId: shopId, price: 3000, name: '丙店茶缸' });
    const lines = [
      { skuId: cup, quantity: 1 },
      { skuId: gong, quantity: 1 },
    ];
    const placed = await storefront.run(openOrderCalls.create, { ...draft({ of: cup }), lines });
    await pay(placed);
    const { desk } = await keeper({ shopId, may: MAY, refundLimit: 2000 });
    await refund(other, placed, 2500);
    await shop.runQueued();
    await expect(refund(desk, placed, 2001)).rejects.toMatchObject({ message: expect.stringContaining('退款上限是 20.00 元') });
    await refund(desk, placed, 2000);
    await shop.runQueued();
    expect(await info(placed)).toMatchObject({ refundPrice: 4500 });
  });

  it('not while the customer asks for money, which the house answers for all of it', async () => {
    const placed = await both();
    await askRefund(placed);
    await expect(refund(one, placed, 100)).rejects.toMatchObject(
      says('订单的退款申请由平台处理，平台处理后才能给本店的商品退款'),
    );
    expect(await info(placed)).toMatchObject({ refundStatus: 1, isRequested: true });
    await admin.run(refundCalls.declineRefund, { orderNo: placed.orderNo, reason: '已经说好' });
    await refund(one, placed, 100);
    const own = await order({ of: mug, paid: true });
    await askRefund(own);
    await refund(one, own, 1000);
  });

  it('and see of a refund of the house the part that is theirs', async () => {
    const placed = await both();
    await refund(admin, placed, 5000);
    await shop.runQueued();
    expect(await one.run(refundCalls.listRefunds, placed)).toMatchObject([{ amount: 2000 }]);
    expect(await other.run(refundCalls.listRefunds, placed)).toMatchObject([{ amount: 3000 }]);
    expect(await one.run(orderCalls.info, placed)).toMatchObject({ refundPrice: 2000, statusStr: { key: 'refunded' } });
  });

  it('which is over for them once all of theirs went back, and open for the others', async () => {
    const placed = await both();
    await refund(one, placed, 2000, [{ lineId: await lineOf(one, placed), quantity: 2 }]);
    await shop.runQueued();
    expect(await rowIn(one, placed)).toMatchObject({ statusStr: { key: 'refunded' }, refundPrice: 2000 });
    expect(await rowIn(other, placed)).toMatchObject({ statusStr: { key: 'notShipped' }, refundPrice: 0 });
    await other.run(sendingCalls.send, parcel(placed));
    expect((await info(placed)).statusStr.key).toBe('spike');
  });
});
