import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { packingCalls } from '#contract/fulfilment/packing.ts';
import { parcelCalls } from '#contract/fulfilment/parcels.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, draft, storefront, pay, info, stockOf, timeline } = ordersIn(shop);
const staff = () => shop.admin();
const { run } = storefront;

/** Two mugs and three pots, paid. */
async function placed() {
  const [mug, pot] = [await sku({ stock: 9, price: 1000 }), await sku({ stock: 9, price: 2000, name: '壶' })];
  const lines = [
    { skuId: mug, quantity: 2 },
    { skuId: pot, quantity: 3 },
  ];
  const order = await run(openOrderCalls.create, { ...draft({ of: mug }), lines });
  await pay(order);
  const [mugs = 0, pots = 0] = (await info(order)).orderInfo.map(({ id }) => id);
  return { order, mug, pot, mugs, pots };
}

const parcelsOf = ({ orderNo }: PlacedOrder) => staff().run(parcelCalls.parcels, { orderNo });
const leftOf = async (order: PlacedOrder) => (await parcelsOf(order)).lines.map(({ left }) => left);
const send = ({ orderNo }: PlacedOrder, number: string, pieces?: Input<typeof sendingCalls.send>['pieces']) =>
  staff().run(sendingCalls.send, { orderNo, type: '1', expressCode: 'shunfeng', expressNumber: number, pieces });
const refund = (order: PlacedOrder, amount: number, lines?: { lineId: number; quantity: number }[], restock?: boolean) =>
  staff().run(refundCalls.agreeRefund, {
    orderNo: order.orderNo,
    amount,
    reason: '缺货',
    requestKey: `${order.orderNo} ${amount}`,
    lines,
    restock,
  });
const listedBy = async (keywords: string) =>
  (await staff().run(orderCalls.list, { page: 1, limit: 5, status: 'all', type: 2, keywords })).list.map(
    ({ orderId }) => orderId,
  );
const says = (message: string) => ({ code: 500, message });

describe('a parcel', () => {
  it('carries some of an order, which waits for the rest and is sent with it', async () => {
    const { order, mugs, pots } = await placed();
    await send(order, 'SF2001', [{ lineId: pots, quantity: 2 }]);

    expect(await info(order)).toMatchObject({
      statusStr: { key: 'notShipped' },
      sentPieces: 2,
      deliveryId: 'SF2001',
      shippedTime: null,
    });
    expect(await leftOf(order)).toEqual([2, 1]);
    const { id = 0 } = await info(order);
    expect(await staff().run(packingCalls.pickList, { ids: [id] })).toMatchObject({ pieces: 3 });

    await send(order, 'SF2002');
    expect(await info(order)).toMatchObject({ statusStr: { key: 'spike' }, sentPieces: 0, deliveryId: 'SF2002' });
    expect((await parcelsOf(order)).parcels).toMatchObject([
      { deliveryId: 'SF2001', lines: [{ lineId: pots, productName: '壶', quantity: 2 }] },
      {
        deliveryId: 'SF2002',
        lines: [
          { lineId: mugs, quantity: 2 },
          { lineId: pots, quantity: 1 },
        ],
      },
    ]);
    expect((await timeline(order)).map(({ changeMessage }) => changeMessage)).toContain(
      '已发货 快递公司：顺丰速运, 快递单号：SF2001，本包裹 2 件，还有 3 件待发',
    );
    expect([await listedBy('SF2001'), await listedBy('sf2002')]).toEqual([[order.orderNo], [order.orderNo]]);
    expect(await run(openOrderCalls.track, { orderNo: order.orderNo })).toMatchObject({
      deliveryId: 'SF2002',
      parcels: [
        { deliveryId: 'SF2001', pieces: 2 },
        { deliveryId: 'SF2002', pieces: 3 },
      ],
    });
  });

  it('is sent once when the request is repeated, and its number stands for no other goods', async () => {
    const { order, mugs, pots } = await placed();
    const part = [{ lineId: mugs, quantity: 1 }];
    await Promise.all([send(order, 'SF3001', part), send(order, 'SF3001', part)]);
    expect(await leftOf(order)).toEqual([1, 3]);

    const other = says('这个单号已用于本订单的另一个包裹，请核对单号');
    await expect(send(order, 'SF3001', [{ lineId: pots, quantity: 1 }])).rejects.toMatchObject(other);
    await expect(send(order, 'SF3001')).rejects.toMatchObject(other);
    await Promise.all([send(order, 'SF3002'), send(order, 'SF3002')]);
    expect((await parcelsOf(order)).parcels).toHaveLength(2);
  });

  it('carries no piece that left, was refunded or belongs to another order', async () => {
    const { order, mugs, pots } = await placed();
    await send(order, 'SF4001', [{ lineId: mugs, quantity: 2 }]);
    const parts: [{ lineId: number; quantity: number }[], string][] = [
      [[{ lineId: mugs, quantity: 1 }], '马克杯 已全部发出或退款，请不要选择'],
      [[{ lineId: pots, quantity: 4 }], '壶 只剩 3 件待发，请修改数量'],
      [[{ lineId: pots + 9, quantity: 1 }], '订单里没有这件商品，请刷新订单后重新选择'],
      [
        [
          { lineId: pots, quantity: 1 },
          { lineId: pots, quantity: 1 },
        ],
        '同一件商品只能填写一次数量',
      ],
    ];
    for (const [pieces, message] of parts) await expect(send(order, 'SF4002', pieces)).rejects.toMatchObject(says(message));
    expect(await leftOf(order)).toEqual([0, 3]);
  });

  it('takes the last piece once in a race', async () => {
    const { order, pots } = await placed();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((n) => send(order, `SF500${n}`, [{ lineId: pots, quantity: 2 }])));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await leftOf(order)).toEqual([2, 1]);
  });
});

describe('a refund', () => {
  it('of the last goods to send leaves the order sent by the parcels that left', async () => {
    const { order, mugs, mug, pots } = await placed();
    await send(order, 'SF6001', [{ lineId: pots, quantity: 3 }]);
    await refund(order, 2000, [{ lineId: mugs, quantity: 2 }]);
    await shop.runQueued();

    expect(await info(order)).toMatchObject({ statusStr: { key: 'spike' }, deliveryId: 'SF6001', sentPieces: 0 });
    expect(await stockOf(mug)).toBe(9);
  });

  it('of the whole order puts back on stock what never left', async () => {
    const { order, mug, pot, pots } = await placed();
    await send(order, 'SF7001', [{ lineId: pots, quantity: 2 }]);
    await refund(order, order.payPrice);
    await shop.runQueued();

    expect([await stockOf(mug), await stockOf(pot)]).toEqual([9, 7]);
  });
});

describe('a parcel that should not have been', () => {
  it('is taken back alone, and its goods wait again', async () => {
    const { order, mugs } = await placed();
    await send(order, 'SF8001', [{ lineId: mugs, quantity: 2 }]);
    await send(order, 'SF8002');
    const [first, second] = (await parcelsOf(order)).parcels;
    const recall = (parcelId?: number) =>
      staff().run(sendingCalls.recall, { orderNo: order.orderNo, reason: '装错了', parcelId });

    await recall(second?.id);
    expect(await info(order)).toMatchObject({ statusStr: { key: 'notShipped' }, deliveryId: 'SF8001', sentPieces: 2 });
    expect((await parcelsOf(order)).parcels).toMatchObject([{ withdrawnTime: null }, { reason: '装错了' }]);
    expect([await leftOf(order), await listedBy('SF8002')]).toEqual([[0, 3], []]);
    await expect(recall(second?.id)).rejects.toMatchObject(says('没有找到这个包裹，可能已被撤回，请刷新订单后再试'));

    await recall(first?.id);
    expect(await info(order)).toMatchObject({ deliveryId: null, deliveryType: null, sentPieces: 0 });
    await expect(recall()).rejects.toMatchObject(says('只有已发货、还没有收货的订单才能撤回发货'));
  });

  it('is corrected alone; the order shows the latest', async () => {
    const { order, mugs } = await placed();
    await send(order, 'SF9001', [{ lineId: mugs, quantity: 2 }]);
    await send(order, 'SF9002');
    const [first] = (await parcelsOf(order)).parcels;
    const correct = (expressNumber: string, parcelId?: number) =>
      staff().run(sendingCalls.correctTracking, {
        orderNo: order.orderNo,
        expressCode: 'yunda',
        expressNumber,
        reason: '抄错',
        parcelId,
      });

    await correct('YD9001', first?.id);
    expect([await listedBy('YD9001'), await listedBy('SF9001')]).toEqual([[order.orderNo], []]);
    expect(await info(order)).toMatchObject({ deliveryId: 'SF9002' });
    await correct('YD9002');
    expect(await info(order)).toMatchObject({ deliveryId: 'YD9002', deliveryName: '韵达快递' });
    await expect(correct('YD9002', first?.id)).rejects.toMatchObject(says('这个单号已用于本订单的另一个包裹，请核对单号'));
  });
});
