import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { shelfCalls } from '#contract/catalogue/shelves.ts';
import { packingCalls } from '#contract/fulfilment/packing.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { deliveryIn } from '../../../test/delivery.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, info, askRefund, send } = ordersIn(shop);
const { point } = deliveryIn(shop);
const catalogue = catalogueIn(shop);
const packer = shop.admin({ may: ['admin:order:send'] });

const idsOf = async (orders: readonly PlacedOrder[]) => (await Promise.all(orders.map(info))).map(({ id }) => id);
const pick = async (...orders: PlacedOrder[]) => packer.run(packingCalls.pickList, { ids: await idsOf(orders) });
const notes = async (client: typeof packer, ...orders: PlacedOrder[]) =>
  client.run(packingCalls.deliveryNotes, { ids: await idsOf(orders) });

describe('a pick list', () => {
  it('sums the pieces of all orders by SKU', async () => {
    const [mug, tray] = [await sku({ name: '搪瓷杯' }), await sku({ name: '托盘' })];
    const one = await order({ of: mug, quantity: 2, paid: true });
    const other = await order({ of: mug, quantity: 3, paid: true });
    const third = await order({ of: tray, paid: true });

    const { lines, ...sums } = await pick(one, other, third);

    expect(sums).toEqual({ orders: 3, pieces: 6, left: [] });
    expect(lines.map(({ productName, quantity }) => [productName, quantity])).toEqual([
      ['搪瓷杯', 5],
      ['托盘', 1],
    ]);
    expect(lines[0]?.orders).toEqual([
      { orderNo: one.orderNo, quantity: 2 },
      { orderNo: other.orderNo, quantity: 3 },
    ]);
  });

  it('leads along the shelves, then through what has none', async () => {
    const named = [
      ['剪票钳', 'B-2'],
      ['信号灯', 'A-10'],
      ['扳手', ''],
      ['站牌', 'A-9'],
    ] as const;
    const placed: PlacedOrder[] = [];
    for (const [name, shelf] of named) {
      const skuId = await sku({ name });
      await packer.run(shelfCalls.setShelf, { skuId, shelf });
      placed.push(await order({ of: skuId, paid: true }));
    }

    const { lines } = await pick(...placed);

    expect(lines.map(({ shelf, productName }) => `${shelf} ${productName}`)).toEqual([
      'A-9 站牌',
      'A-10 信号灯',
      'B-2 剪票钳',
      ' 扳手',
    ]);
  });

  it('leaves out what is not to be sent, and says why', async () => {
    const of = await sku();
    const asked = await order({ of, paid: true });
    const [sent, unpaid] = [await order({ of, sent: true }), await order({ of })];
    await askRefund(asked);

    expect(await pick(asked, sent, unpaid)).toEqual({
      lines: [],
      orders: 0,
      pieces: 0,
      left: [
        { orderNo: asked.orderNo, reason: '退款申请' },
        { orderNo: sent.orderNo, reason: '待收货' },
        { orderNo: unpaid.orderNo, reason: '待付款' },
      ],
    });
  });

  it('leaves pieces that were given back on their shelf', async () => {
    const placed = await order({ of: await sku(), quantity: 3, paid: true });
    const [line] = (await info(placed)).orderInfo;
    const back = {
      orderNo: placed.orderNo,
      amount: 1000,
      reason: '少发一件',
      restock: true,
      lines: [{ lineId: line?.id ?? 0, quantity: 1 }],
    };
    await shop.admin().run(refundCalls.agreeRefund, { ...back, requestKey: 'one-back' });
    await shop.runQueued();

    expect(await pick(placed)).toMatchObject({ pieces: 2 });
  });

  it('costs as many queries for many orders as for one', async () => {
    const of = await sku({ stock: 100 });
    const placed = await Promise.all(Array.from({ length: 12 }, () => order({ of, paid: true })));
    const ids = await idsOf(placed);
    await packer.run(packingCalls.pickList, { ids });

    const one = await shop.countQueries(() => packer.run(packingCalls.pickList, { ids: ids.slice(0, 1) }));
    expect(await shop.countQueries(() => packer.run(packingCalls.pickList, { ids }))).toBe(one);
    expect(one).toBe(3);
  });
});

describe('delivery notes', () => {
  it('come in the order given, without amounts', async () => {
    const of = await sku({ name: '搪瓷杯', price: 4321 });
    const placed = [await order({ of, paid: true, mark: '请轻放' }), await order({ of, sent: true })];

    const answer = await notes(shop.admin(), ...placed.toReversed());

    expect(answer.notes.map(({ orderNo }) => orderNo)).toEqual(placed.map(({ orderNo }) => orderNo).toReversed());
    expect(answer.notes[1]).toMatchObject({
      mark: '请轻放',
      userPhone: '13800001234',
      lines: [{ productName: '搪瓷杯', quantity: 1 }],
    });
    expect(JSON.stringify(answer)).not.toMatch(/\b(4321|43\.21)\b/);
  });

  it('are one for each parcel that left, and one for what is still to be packed', async () => {
    const placed = await order({ of: await sku({ name: '铁轨模型' }), quantity: 5, paid: true });
    const [line] = (await info(placed)).orderInfo;
    const send = (expressNumber: string, quantity?: number) =>
      shop.admin().run(sendingCalls.send, {
        orderNo: placed.orderNo,
        type: '1',
        expressCode: 'shunfeng',
        expressNumber,
        ...(quantity && { pieces: [{ lineId: line?.id ?? 0, quantity }] }),
      });
    const papers = async () =>
      (await notes(packer, placed)).notes.map(({ nth, of, deliveryId, lines }) => [
        `${nth}/${of} ${deliveryId}`,
        ...lines.map(({ productName, quantity }) => `${productName} ${quantity}`),
      ]);

    await send('SF1', 2);
    expect(await papers()).toEqual([
      ['1/2 SF1', '铁轨模型 2'],
      ['2/2 ', '铁轨模型 3'],
    ]);

    await send('SF2');
    expect(await papers()).toEqual([
      ['1/2 SF1', '铁轨模型 2'],
      ['2/2 SF2', '铁轨模型 3'],
    ]);
  });

  it('say which goods wait to be sent: none of an order that its customer fetches, before and after', async () => {
    const pickUp = { storeId: await point(), name: '李四', phone: '13900001234' };
    const [sent, fetched] = [
      await order({ of: await sku(), paid: true }),
      await order({ of: await sku(), address: undefined, pickUp, paid: true }),
    ];
    const waiting = async () => (await notes(packer, sent, fetched)).notes.map(({ isToSend, parcelId }) => [isToSend, parcelId]);
    expect(await waiting()).toEqual([
      [true, null],
      [false, null],
    ]);

    await shop.admin().run(pickUpCalls.verify, { vCode: fetched.verifyCode });
    await send(sent);

    expect(await waiting()).toEqual([
      [false, expect.any(Number)],
      [false, null],
    ]);
  });

  it('mask the phone for those who may not open an order', async () => {
    const placed = await order({ of: await sku(), paid: true });

    expect((await notes(packer, placed)).notes[0]?.userPhone).toBe('138****1234');
  });

  it('are not printed for an order that is unpaid, or whose money is asked back', async () => {
    const of = await sku();
    const [unpaid, asked] = [await order({ of }), await order({ of, paid: true })];
    await askRefund(asked);

    expect(await notes(packer, unpaid, asked)).toEqual({
      notes: [],
      left: [
        { orderNo: unpaid.orderNo, reason: '待付款' },
        { orderNo: asked.orderNo, reason: '退款申请' },
      ],
    });
  });

  it('are for those who send', async () => {
    const reader = shop.admin({ may: ['admin:order:list', 'admin:order:info'] });

    await expect(reader.run(packingCalls.deliveryNotes, { ids: [1] })).rejects.toMatchObject({ code: 403 });
    await expect(reader.run(packingCalls.pickList, { ids: [1] })).rejects.toMatchObject({ code: 403 });
  });
});

describe('the shelf of a SKU', () => {
  it('is forgotten by empty text, and unknown for a SKU that does not exist', async () => {
    const skuId = await sku();
    const placed = await order({ of: skuId, paid: true });
    const shelved = async () => (await pick(placed)).lines[0]?.shelf;
    await packer.run(shelfCalls.setShelf, { skuId, shelf: ' C-3 ' });
    expect(await shelved()).toBe('C-3');

    await packer.run(shelfCalls.setShelf, { skuId, shelf: '' });

    expect(await shelved()).toBe('');
    await expect(packer.run(shelfCalls.setShelf, { skuId: 999_999, shelf: 'A' })).rejects.toMatchObject({
      message: '商品不存在',
    });
  });

  it('is edited with its product, and stays where a client knows no shelves', async () => {
    const admin = shop.admin();
    const cateId = await catalogue.category();
    const draft = catalogue.draft({ cateId, storeName: '货位杯', colours: ['红', '蓝'] });
    const id = await catalogue.product({ cateId, storeName: '货位杯', colours: ['红', '蓝'] });
    const save = (shelves: readonly (string | undefined)[]) =>
      admin.run(productCalls.update, {
        ...draft,
        id,
        attrValue: draft.attrValue.map((one, at) => ({ ...one, shelf: shelves[at] })),
      });
    const shelvesOf = async () => (await admin.run(productCalls.info, { id })).attrValue.map(({ shelf }) => shelf);

    await save([' A-1 ', 'A-2']);
    await save([undefined, '']);

    expect(await shelvesOf()).toEqual(['A-1', '']);
  });
});
