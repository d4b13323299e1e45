import { describe, expect, it } from 'vitest';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { openShop } from '../../../test/shop.ts';
import { claimCalls } from '#contract/orders/claims.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { arePiecesSame } from '../parcels/rules.ts';
import { checkPieces } from './rules.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { sku, draft, storefront, pay, info, stockOf } = ordersIn(shop);

/** Two mugs at 10 yuan and three pots at 20, paid. */
async function placed() {
  const [mug, pot] = [await sku({ stock: 9, price: 1000 }), await sku({ stock: 9, price: 2000, name: '壶' })];
  const lines = [
    { skuId: mug, quantity: 2 },
    { skuId: pot, quantity: 3 },
  ];
  const order = await storefront.run(openOrderCalls.create, { ...draft({ of: mug }), lines });
  await pay(order);
  const [ofMug, ofPot] = (await info(order)).orderInfo.map(({ id }) => id);
  return { order, mug, pot, ofMug: ofMug ?? 0, ofPot: ofPot ?? 0 };
}

let keys = 0;
const agree = (
  { orderNo }: PlacedOrder,
  amount: number,
  lines?: { lineId: number; quantity: number }[],
  more: { requestKey?: string; restock?: boolean } = {},
) =>
  shop
    .admin()
    .run(refundCalls.agreeRefund, { orderNo, amount, lines, reason: '退货', requestKey: `key-${(keys += 1)}`, ...more });
const refundsOf = ({ orderNo }: PlacedOrder) => shop.admin().run(refundCalls.listRefunds, { orderNo });

describe('a customer who names the goods', () => {
  const ask = ({ orderNo }: PlacedOrder, lines: { skuId: number; quantity: number }[]) =>
    storefront.run(openOrderCalls.askRefund, { orderNo, reason: '少发一件', lines });

  it('has them told to staff, and exactly these come back with the answer of the wire', async () => {
    const { order, mug, pot, ofPot } = await placed();

    await ask(order, [{ skuId: pot, quantity: 2 }]);
    expect((await info(order)).refundPieces).toEqual([{ lineId: ofPot, quantity: 2 }]);
    await shop.admin().run(refundCalls.refund, { orderNo: order.orderNo, amount: 4000 });
    await shop.runQueued();

    expect(await refundsOf(order)).toMatchObject([{ amount: 4000, lines: [{ lineId: ofPot, quantity: 2 }] }]);
    expect([await stockOf(mug), await stockOf(pot)]).toEqual([7, 8]);
    expect((await info(order)).refundPieces).toEqual([]);
  });

  it('keeps them for an amount below their worth, which is money only', async () => {
    const { order, mug, pot } = await placed();
    await ask(order, [{ skuId: pot, quantity: 2 }]);

    await shop.admin().run(refundCalls.refund, { orderNo: order.orderNo, amount: 100 });
    await shop.runQueued();

    expect(await refundsOf(order)).toMatchObject([{ amount: 100, lines: [] }]);
    expect([await stockOf(mug), await stockOf(pot)]).toEqual([7, 6]);
  });

  it('can name no more than there is to give back', async () => {
    const { order, mug, pot } = await placed();
    const other = await sku();

    await expect(ask(order, [{ skuId: pot, quantity: 4 }])).rejects.toMatchObject({ message: '“壶”还可退 3 件，请修改退款数量' });
    await expect(ask(order, [{ skuId: other, quantity: 1 }])).rejects.toMatchObject({
      message: '选择的商品不在这个订单里，请刷新页面后重试',
    });
    const twice = [1, 1].map((quantity) => ({ skuId: mug, quantity }));
    await expect(ask(order, twice)).rejects.toMatchObject({ message: '同一件商品只能选一次，请合并数量' });
    expect((await info(order)).statusStr.key).toBe('notShipped');
  });
});

it('has reasons to choose from, written by the shop for customers and staff alike', async () => {
  const admin = shop.admin();
  const save = (value: string) => admin.run(configCalls.save, { key: 'stor_reason', value });
  await expect(save(' \n')).rejects.toMatchObject({ message: '请至少填写一个退货理由，每行一个' });

  await save('颜色不对\n\n 尺码不合适 \n颜色不对');

  const reasons = ['颜色不对', '尺码不合适'];
  expect(await storefront.run(openOrderCalls.refundReasons, {})).toEqual(reasons);
  expect(await shop.admin({ may: ['admin:order:refund'] }).run(refundCalls.refundReasons, {})).toEqual(reasons);
});

describe('a refund of goods', () => {
  it('keeps which, and puts exactly these back', async () => {
    const { order, mug, pot, ofPot } = await placed();

    await agree(order, 4000, [{ lineId: ofPot, quantity: 2 }]);
    await shop.runQueued();

    expect(await refundsOf(order)).toMatchObject([{ amount: 4000, lines: [{ lineId: ofPot, productName: '壶', quantity: 2 }] }]);
    expect([await stockOf(mug), await stockOf(pot)]).toEqual([7, 8]);
    expect(await info(order)).toMatchObject({ refundPrice: 4000, refundable: 4000, statusStr: { key: 'notShipped' } });
  });

  it('leaves the stock alone when the goods stay with the customer', async () => {
    const { order, mug, ofMug } = await placed();

    await agree(order, 1000, [{ lineId: ofMug, quantity: 1 }], { restock: false });
    await shop.runQueued();

    expect(await stockOf(mug)).toBe(7);
  });

  it('is followed by the rest, and no piece comes back twice', async () => {
    const { order, mug, pot, ofPot } = await placed();
    await agree(order, 4000, [{ lineId: ofPot, quantity: 2 }]);
    await shop.runQueued();

    await agree(order, 4000);
    await shop.runQueued();

    expect([await stockOf(mug), await stockOf(pot)]).toEqual([9, 9]);
    expect(await info(order)).toMatchObject({ refundStatus: 2, refundPrice: 8000 });
  });

  it('may be asked for again when the provider did not pay', async () => {
    const { order, pot, ofPot } = await placed();
    provider.become('unwilling');
    await agree(order, 6000, [{ lineId: ofPot, quantity: 3 }]);
    await shop.runQueued();
    provider.become('willing');

    await agree(order, 6000, [{ lineId: ofPot, quantity: 3 }]);
    await shop.runQueued();

    expect(await stockOf(pot)).toBe(9);
  });

  it('answers a repeated request, and refuses one of other goods under its key', async () => {
    const { order, ofMug, ofPot } = await placed();
    const first = await agree(order, 1000, [{ lineId: ofMug, quantity: 1 }], { requestKey: 'once' });

    const again = await agree(order, 1000, [{ lineId: ofMug, quantity: 1 }], { requestKey: 'once' });

    expect(again).toEqual(first);
    await expect(agree(order, 1000, [{ lineId: ofPot, quantity: 1 }], { requestKey: 'once' })).rejects.toMatchObject({
      message: expect.stringContaining('另一笔'),
    });
  });

  it('is not of goods that are not there, nor of more than were bought', async () => {
    const { order, ofMug } = await placed();
    const other = await placed();
    await agree(order, 1000, [{ lineId: ofMug, quantity: 1 }]);
    await shop.runQueued();

    await expect(agree(order, 1, [{ lineId: other.ofMug, quantity: 1 }])).rejects.toMatchObject({
      message: '选择的商品不在这个订单里，请刷新页面后重试',
    });
    await expect(agree(order, 1, [{ lineId: ofMug, quantity: 2 }])).rejects.toMatchObject({
      message: '“马克杯”还可退 1 件，请修改退款数量',
    });
  });

  it('happens once when two ask for the same at one moment', async () => {
    const { order, mug, ofMug } = await placed();

    const outcomes = await Promise.allSettled([1, 2].map(() => agree(order, 2000, [{ lineId: ofMug, quantity: 2 }])));
    await shop.runQueued();

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await info(order)).toMatchObject({ refundPrice: 2000 });
    expect(await stockOf(mug)).toBe(9);
  });
});

describe('an order whose goods were all refunded before any left', () => {
  /** Two mugs at 10 yuan with 8 yuan of freight, paid. */
  async function withFreight() {
    const mug = await sku({ stock: 9, price: 1000 });
    const order = await storefront.run(openOrderCalls.create, draft({ of: mug, quantity: 2 }));
    await shop.admin().run(orderCalls.updatePrice, { orderNo: order.orderNo, payPrice: 2800 });
    await pay({ ...order, payPrice: 2800 });
    const [line] = (await info(order)).orderInfo;
    return { order, mug, all: [{ lineId: line?.id ?? 0, quantity: 2 }] };
  }
  const send = ({ orderNo }: PlacedOrder) => shop.admin().run(sendingCalls.send, { orderNo, type: '3' });

  it('is refunded although the freight was kept, and is not sent', async () => {
    const { order, mug, all } = await withFreight();
    const next = () => shop.admin().run(claimCalls.claimNext, { passed: [] });

    await agree(order, 2000, all);
    await shop.runQueued();

    expect(await info(order)).toMatchObject({ refundPrice: 2000, refundable: 800, statusStr: { key: 'refunded' } });
    await expect(send(order)).rejects.toMatchObject({ message: '订单商品已全部退款，不用再发货' });
    expect((await next()).orderNo).not.toBe(order.orderNo);
    expect(await stockOf(mug)).toBe(9);
  });

  it('gets the rest back where staff decide so, without its goods a second time', async () => {
    const { order, mug, all } = await withFreight();
    await agree(order, 2000, all, { restock: false });
    await shop.runQueued();
    provider.become('unwilling');
    await agree(order, 800);
    await shop.runQueued();
    provider.become('willing');
    expect(await info(order)).toMatchObject({ refundPrice: 2000, statusStr: { key: 'refunded' } });

    await agree(order, 800);
    await shop.runQueued();

    expect(await info(order)).toMatchObject({ refundPrice: 2800, statusStr: { key: 'refunded' } });
    expect(await stockOf(mug)).toBe(7);
    await expect(agree(order, 1)).rejects.toMatchObject({ message: '退款金额大于支付金额，请修改退款金额' });
  });

  it('stays sent where its parcel is to be taken back', async () => {
    const { order, all } = await withFreight();
    await send(order);
    await agree(order, 2000, all);
    await shop.runQueued();

    const recall = shop.admin().run(sendingCalls.recall, { orderNo: order.orderNo, reason: '发错了' });

    await expect(recall).rejects.toMatchObject({ message: '包裹里的商品已全部退款，没有要重新发出的，不用撤回' });
    expect((await info(order)).statusStr.key).toBe('spike');
  });
});

describe('refunds in whatever order', () => {
  it.each([3, 11, 42])('never give back more than was paid or bought (%i)', async (seed) => {
    let state = seed;
    const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const { order, mug, pot, ofMug, ofPot } = await placed();
    const before = provider.paidOut();

    for (let turn = 0; turn < 12; turn += 1) {
      const pieces = [{ lineId: next(2) === 0 ? ofMug : ofPot, quantity: 1 + next(3) }];
      await agree(order, 1 + next(2500), next(3) === 0 ? undefined : pieces, { restock: true }).catch(() => {});
      await shop.runQueued();
    }

    const { refundPrice } = await info(order);
    const done = (await refundsOf(order)).flatMap(({ lines }) => lines);
    const piecesOf = (id: number) => done.filter(({ lineId }) => lineId === id).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(provider.paidOut() - before).toBe(refundPrice);
    expect(refundPrice).toBeLessThanOrEqual(8000);
    expect(piecesOf(ofMug)).toBeLessThanOrEqual(2);
    expect(piecesOf(ofPot)).toBeLessThanOrEqual(3);
    expect(await stockOf(mug)).toBeLessThanOrEqual(9);
    expect(await stockOf(pot)).toBeLessThanOrEqual(9);
  });
});

describe('the goods of a refund', () => {
  const lines = [{ lineId: 1, productName: '杯', payNum: 3, refunded: 1, inCases: 0 }];

  it.each([[[{ lineId: 1, quantity: 2 }]], [[]]])('may be %j', (wanted) => {
    expect(() => checkPieces(lines, wanted)).not.toThrow();
  });

  it.each([
    ['more than are left', [{ lineId: 1, quantity: 3 }], '“杯”还可退 2 件，请修改退款数量'],
    ['those of another order', [{ lineId: 2, quantity: 1 }], '选择的商品不在这个订单里，请刷新页面后重试'],
    ['one line twice', [1, 1].map((quantity) => ({ lineId: 1, quantity })), '同一件商品只能选一次，请合并数量'],
  ])('are not %s', (_, wanted, message) => {
    expect(() => checkPieces(lines, wanted)).toThrow(message);
  });

  it('are the same in any order', () => {
    const [one, two] = [
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 1 },
    ];

    expect(arePiecesSame([one, two], [two, one])).toBe(true);
    expect(arePiecesSame([one], [one, two])).toBe(false);
    expect(arePiecesSame([one], [{ ...one, quantity: 2 }])).toBe(false);
  });
});
