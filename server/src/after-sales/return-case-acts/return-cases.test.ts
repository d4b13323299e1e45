import { describe, expect, it } from 'vitest';
import { approvalCalls } from '#contract/approvals/approvals.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { proposedRefundCalls } from '#contract/orders/proposed-refunds.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { trackingCalls } from '#contract/fulfilment/parcels.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { stockGaps } from '#server/catalogue/index.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { openPayments } from '../../../test/payments.ts';
import { casesIn } from '../../../test/return-cases.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { sku, sizeOf, order, info, timeline, stockOf, storefront, staff, open, checkIn, caseInfo, refundCase, askRefund } =
  casesIn(shop);
const says = (message: string, code = 500) => ({ code, message });
const wholeOf = async (of: { orderNo: string; payPrice: number }) => {
  const shown = await info(of as Parameters<typeof info>[0]);
  return shown.orderInfo.map(({ id, info: { payNum: quantity } }) => ({ lineId: id, quantity }));
};
const sold = async (quantity = 2) => {
  const mug = await sku({ stock: 10 });
  return { mug, placed: await order({ of: mug, quantity, sent: true }) };
};

describe('goods that come back for money', () => {
  it('are waited for, checked in, refunded in their share, and on stock again as far as they can be sold', async () => {
    const { mug, placed } = await sold(3);
    const opened = await open(placed, { lines: (await wholeOf(placed)).map((line) => ({ ...line, quantity: 2 })) });
    expect(opened).toMatchObject({ state: 'waiting', kind: 'return', proposed: null, lines: [{ quantity: 2, received: 0 }] });
    expect(await info(placed)).toMatchObject({ caseState: 'waiting' });

    const came = await checkIn(opened, { received: 2, sellable: 1 });
    expect(came).toMatchObject({ state: 'received', proposed: 2000, lines: [{ received: 2, sellable: 1 }] });
    expect(await stockOf(mug)).toBe(7);

    await refundCase(opened.id, 2000);
    await shop.runQueued();
    expect(await caseInfo(opened.id)).toMatchObject({ state: 'closed', refund: { amount: 2000, state: 'done' } });
    expect(await info(placed)).toMatchObject({ refundPrice: 2000, caseState: null, statusStr: { key: 'spike' } });
    expect([await stockOf(mug), await stockGaps(shop.db)]).toEqual([8, []]);
    const steps = (await timeline(placed)).filter(({ changeType }) => changeType === 'return_case');
    expect(steps.map(({ changeMessage }) => changeMessage.replace(/（.*/, ''))).toEqual([
      '办结退货退款',
      '验收退货 2 件，其中 1 件可以再卖',
      '发起退货退款，共 2 件',
    ]);
  });

  it('bring the freight and the remainder with the last of them', async () => {
    const { placed } = await sold(1);
    const came = await checkIn(await open(placed));
    expect(came).toMatchObject({ proposed: placed.payPrice, refundable: placed.payPrice });

    await refundCase(came.id, placed.payPrice);
    await shop.runQueued();
    expect(await info(placed)).toMatchObject({ statusStr: { key: 'refunded' }, caseState: null });
  });

  it('are released where fewer came than were to', async () => {
    const { placed } = await sold(2);
    const opened = await open(placed, { lines: await wholeOf(placed) });
    await refundCase((await checkIn(opened, { received: 1 })).id, 1000);
    await shop.runQueued();

    const goods = await staff.run(returnCaseCalls.goods, { orderNo: placed.orderNo });
    expect(goods).toMatchObject([{ left: 1 }]);
  });

  it('are not put on stock a second time by a whole refund that follows', async () => {
    const { mug, placed } = await sold(2);
    await refundCase((await checkIn(await open(placed))).id, 1000);
    await shop.runQueued();
    const rest = { amount: placed.payPrice - 1000, reason: '协商', requestKey: 'rest', restock: true };
    await staff.run(refundCalls.agreeRefund, { orderNo: placed.orderNo, ...rest });
    await shop.runQueued();

    expect(await stockOf(mug)).toBe(10);
  });

  it('are counted again until the case is closed, and not once they are on stock', async () => {
    const { mug, placed } = await sold(3);
    const opened = await open(placed, { lines: await wholeOf(placed) });
    await checkIn(opened, { received: 1 });
    expect(await checkIn(opened, { received: 3, sellable: 2 })).toMatchObject({ state: 'received', lines: [{ received: 3 }] });
    const [last] = await timeline(placed);
    expect(last?.changeMessage).toMatch(/^重新验收 3 件，其中 2 件可以再卖/);

    provider.become('unwilling');
    await refundCase(opened.id, placed.payPrice);
    await shop.runQueued();
    provider.become('willing');
    await expect(checkIn(opened, { received: 1 })).rejects.toMatchObject(says('退回的商品已经入库，不能再改件数，请重新退款'));
    expect([await stockOf(mug), await stockGaps(shop.db)]).toEqual([9, []]);
  });

  it('open their case again when the provider does not pay', async () => {
    const { mug, placed } = await sold(2);
    const came = await checkIn(await open(placed));
    provider.become('unwilling');
    await refundCase(came.id, 1000);
    await shop.runQueued();
    expect(await caseInfo(came.id)).toMatchObject({ state: 'received', endTime: null, refund: { state: 'failed' } });
    await expect(staff.run(returnCaseCalls.refuse, { id: came.id, reason: '不退了' })).rejects.toMatchObject(
      says('退回的商品已经入库，不能再拒绝，请重新退款'),
    );

    provider.become('willing');
    await refundCase(came.id, 1000);
    await shop.runQueued();
    expect(await caseInfo(came.id)).toMatchObject({ state: 'closed', refund: { state: 'done' } });
    expect(await stockOf(mug)).toBe(9);
  });

  it('answer what the customer asked for by the refund of the wire', async () => {
    const { placed } = await sold(2);
    await askRefund(placed);
    const came = await checkIn(await open(placed));
    await refundCase(came.id, 1000);
    await shop.runQueued();

    expect(await info(placed)).toMatchObject({ refundStatus: 0, refundPrice: 1000 });
  });
});

describe('goods that come back for others', () => {
  it('make way for another SKU, in a parcel of its own', async () => {
    const mug = await sku({ stock: 10 });
    const [large, placed] = [await sizeOf(mug), await order({ of: mug, quantity: 2, sent: true })];
    const lines = (await wholeOf(placed)).map((line) => ({ ...line, quantity: 1, outSkuId: large }));
    const came = await checkIn(await open(placed, { kind: 'exchange', lines }));
    const sending = { id: came.id, expressCode: 'yunda', expressNumber: 'YD900' };
    await staff.run(returnCaseCalls.exchange, sending);
    await staff.run(returnCaseCalls.exchange, sending);

    const closed = await caseInfo(came.id);
    expect(closed).toMatchObject({
      state: 'closed',
      lines: [{ outSku: '大号', received: 1 }],
      parcel: { deliveryName: '韵达快递', deliveryId: 'YD900' },
    });
    expect([await stockOf(mug), await stockOf(large), await stockGaps(shop.db)]).toEqual([9, 9, []]);
    expect(await info(placed)).toMatchObject({ deliveryId: 'SF10001', refundPrice: 0, caseState: null });
    const traced = { orderNo: placed.orderNo, parcelId: closed.parcel?.id };
    expect(await staff.run(trackingCalls.getLogisticsInfo, traced)).toMatchObject({ number: 'YD900' });
    const found = await staff.run(orderCalls.list, { page: 1, limit: 9, status: 'all', type: 2, keywords: 'YD900' });
    expect(found.list.map(({ orderId }) => orderId)).toEqual([placed.orderNo]);
  });

  it('come back as what they are now, which goes on stock', async () => {
    const mug = await sku({ stock: 10 });
    const [large, placed] = [await sizeOf(mug), await order({ of: mug, sent: true })];
    const [line] = await wholeOf(placed);
    const lineId = line?.lineId ?? 0;
    const swapped = await checkIn(await open(placed, { kind: 'exchange', lines: [{ lineId, quantity: 1, outSkuId: large }] }));
    await staff.run(returnCaseCalls.exchange, { id: swapped.id });

    expect(await staff.run(returnCaseCalls.goods, { orderNo: placed.orderNo })).toMatchObject([
      { skuId: large, sku: '大号', left: 1 },
    ]);
    await expect(open(placed)).rejects.toMatchObject(says('“马克杯”没有可退换的件数：还没发出、已经退款，或已在别的退换单里'));
    const back = await checkIn(await open(placed, { lines: [{ lineId, skuId: large, quantity: 1 }] }));
    await refundCase(back.id, placed.payPrice);
    await shop.runQueued();

    expect([await stockOf(mug), await stockOf(large), await stockGaps(shop.db)]).toEqual([10, 10, []]);
  });

  it('are other goods of the same product at the same price, and there are some', async () => {
    const mug = await sku({ stock: 2 });
    const [dear, none] = [await sizeOf(mug, { price: 1500, suk: '特大号' }), await sizeOf(mug, { stock: 0, suk: '小号' })];
    const other = await sku();
    const placed = await order({ of: mug, sent: true });
    const [line] = await wholeOf(placed);
    const swap = (outSkuId: number) =>
      open(placed, { kind: 'exchange', lines: [{ lineId: line?.lineId ?? 0, quantity: 1, outSkuId }] });

    await expect(swap(dear)).rejects.toMatchObject(says('“特大号”的价格不同，不能直接换。请先退货退款，再让用户重新下单'));
    await expect(swap(other)).rejects.toMatchObject(says('只能换成同一商品的规格，请重新选择'));
    const came = await checkIn(await swap(none));
    await expect(staff.run(returnCaseCalls.exchange, { id: came.id })).rejects.toMatchObject({ code: 500 });
    await expect(staff.run(returnCaseCalls.exchange, { id: came.id, expressNumber: 'YD1' })).rejects.toMatchObject(
      says('请选择快递公司，并填写快递单号'),
    );
    expect(await caseInfo(came.id)).toMatchObject({ state: 'received' });
  });
});

describe('a piece of an order', () => {
  it('is in one open case, whoever opens one at the same moment', async () => {
    const { placed } = await sold(1);
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => open(placed)));

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await staff.run(returnCaseCalls.ofOrder, { orderNo: placed.orderNo })).toHaveLength(1);
  });

  it('is refunded once, by its case or beside it, whoever is first', async () => {
    const { placed } = await sold(2);
    const lines = await wholeOf(placed);
    const came = await checkIn(await open(placed, { lines }));
    const beside = (requestKey: string, amount: number, of?: typeof lines) =>
      staff.run(refundCalls.agreeRefund, { orderNo: placed.orderNo, amount, reason: '协商', requestKey, lines: of });

    await expect(beside('one', 1000, [{ lineId: lines[0]?.lineId ?? 0, quantity: 1 }])).rejects.toMatchObject(
      says('“马克杯”有 2 件在未办结的退换单里，请在退换单里退款，或先撤销退换单'),
    );
    await expect(beside('all', placed.payPrice)).rejects.toMatchObject(says('订单有未办结的退换单，请先办结或撤销退换单'));
    await Promise.allSettled([refundCase(came.id, 2000, 'race'), refundCase(came.id, 2000, 'race'), refundCase(came.id, 1500)]);
    await shop.runQueued();
    expect(await staff.run(refundCalls.listRefunds, { orderNo: placed.orderNo })).toHaveLength(1);
  });

  it('comes back only after it left, and only while money for it is here', async () => {
    const mug = await sku({ stock: 9 });
    const [unpaid, unsent, refunded] = [
      await order({ of: mug }),
      await order({ of: mug, paid: true }),
      await order({ of: mug, sent: true }),
    ];
    await staff.run(refundCalls.agreeRefund, {
      orderNo: refunded.orderNo,
      amount: refunded.payPrice,
      reason: '协商',
      requestKey: 'whole',
    });
    await shop.runQueued();

    await expect(open(unpaid)).rejects.toMatchObject(says('订单还没有发货，不能退换，请直接退款'));
    await expect(open(unsent)).rejects.toMatchObject({ message: expect.stringContaining('没有可退换的件数') });
    await expect(open(refunded)).rejects.toMatchObject(says('订单已全额退款，不能再退换'));
    expect(await staff.run(returnCaseCalls.goods, { orderNo: unsent.orderNo })).toEqual([]);
  });

  it('is named once, of this order, and no more often than there is', async () => {
    const { placed } = await sold(2);
    const [line] = await wholeOf(placed);
    const lineId = line?.lineId ?? 0;
    const wrong = [
      [[{ lineId, quantity: 3 }], '“马克杯”还可退换 2 件，请修改数量'],
      [[{ lineId: 999_999, quantity: 1 }], '选择的商品不在这个订单里，请刷新页面后重试'],
      [[1, 1].map((quantity) => ({ lineId, quantity })), '同一件商品只能选一次，请合并数量'],
    ] as const;
    for (const [lines, message] of wrong) await expect(open(placed, { lines: [...lines] })).rejects.toMatchObject(says(message));
    expect(await info(placed)).toMatchObject({ caseState: null });
  });
});

describe('an order whose goods come back', () => {
  it('is neither recalled nor deleted meanwhile', async () => {
    const { placed } = await sold(1);
    await storefront.run(openOrderCalls.confirmReceipt, { orderNo: placed.orderNo });
    await shop.pass('8 days');
    const opened = await open(placed);
    await expect(storefront.run(openOrderCalls.delete, { orderNo: placed.orderNo })).rejects.toMatchObject(
      says('订单有未办结的退换单，请先办结或撤销退换单'),
    );

    await staff.run(returnCaseCalls.withdraw, { id: opened.id, reason: '用户不退了' });
    await storefront.run(openOrderCalls.delete, { orderNo: placed.orderNo });
    const { placed: sent } = await sold(1);
    await open(sent);
    await expect(staff.run(sendingCalls.recall, { orderNo: sent.orderNo, reason: '发错了' })).rejects.toMatchObject(
      says('订单有退换单，不能撤回发货'),
    );
  });
});

describe('an act on a case that is not possible now', () => {
  it('is refused in words, and changes nothing', async () => {
    const { placed } = await sold(2);
    const [opened] = [await open(placed)];
    const { id } = opened;
    const lines = opened.lines.map((line) => ({ id: line.id, received: 1, sellable: 1 }));
    const wrong = [
      [() => staff.run(returnCaseCalls.agree, { id }), '这张退换单不在待审核，请刷新页面'],
      [() => staff.run(returnCaseCalls.refuse, { id, reason: '不收' }), '退换单还没有收到商品，请撤销它'],
      [() => refundCase(id, 1000), '请先验收退回的商品，再办结退换单'],
      [() => staff.run(returnCaseCalls.exchange, { id }), '这是一张退货退款单，请按退货退款办结'],
      [() => staff.run(returnCaseCalls.checkIn, { id, lines: [] }), '请逐个填写每种商品收到的件数'],
      [() => checkIn(opened, { received: 0 }), '至少要收到一件才能验收；什么也没收到，请撤销退换单'],
      [() => checkIn(opened, { received: 5 }), '“马克杯”最多收 1 件，请核对件数'],
      [() => checkIn(opened, { received: 0, sellable: 1 }), '“马克杯”能再卖的件数不能多于收到的件数'],
    ] as const;
    for (const [act, message] of wrong) await expect(act()).rejects.toMatchObject(says(message));
    expect(await caseInfo(id)).toEqual(opened);

    await staff.run(returnCaseCalls.checkIn, { id, lines });
    await staff.run(returnCaseCalls.checkIn, { id, lines });
    await expect(staff.run(returnCaseCalls.withdraw, { id, reason: '不退了' })).rejects.toMatchObject(
      says('退回的商品已经验收，不能撤销。请办结，或拒绝后把商品寄回用户'),
    );
    await staff.run(returnCaseCalls.refuse, { id, reason: '已损坏' });
    await expect(refundCase(id, 1000)).rejects.toMatchObject(says('这张退换单已经结束，不能再操作'));
    await expect(staff.run(returnCaseCalls.setBack, { id, backNumber: 'SF1' })).rejects.toMatchObject(
      says('这张退换单不在待退回，请刷新页面'),
    );
    await expect(staff.run(returnCaseCalls.info, { id: 999_999 })).rejects.toMatchObject({ code: 404 });
  });

  it('has one effect when it is repeated', async () => {
    const { placed } = await sold(2);
    const [one, two] = [await open(placed, { requestKey: 'same' }), await open(placed, { requestKey: 'same' })];
    expect(two.id).toBe(one.id);
    await expect(open(placed, { requestKey: 'same', reason: '别的' })).rejects.toMatchObject(
      says('这个请求已用于另一张退换单，请刷新页面后重试'),
    );
  });

  it('is one refund of one amount under its key', async () => {
    const { placed } = await sold(2);
    const { id } = await checkIn(await open(placed));
    await refundCase(id, 900, 'once');
    await refundCase(id, 900, 'once');

    await expect(refundCase(id, 800, 'once')).rejects.toMatchObject(says('这个退款请求已用于另一笔退款，请刷新页面后重试'));
    expect(await staff.run(refundCalls.listRefunds, { orderNo: placed.orderNo })).toMatchObject([{ amount: 900 }]);
  });
});

describe('somebody with a limit', () => {
  it('submits a larger refund of a case to a second person, who closes it', async () => {
    const clerk = shop.admin({ may: ['admin:order:refund'], refundLimit: 500 });
    const { placed } = await sold(2);
    const came = await checkIn(await open(placed));
    const terms = { id: came.id, amount: 1000, requestKey: 'second' };
    await expect(clerk.run(returnCaseCalls.refund, terms)).rejects.toMatchObject({ code: 428 });
    expect(await caseInfo(came.id)).toMatchObject({ state: 'received' });

    await clerk.run(returnCaseCalls.proposeRefund, terms);
    expect(await staff.run(proposedRefundCalls.proposedRefunds, {})).toMatchObject([{ caseId: came.id, amount: 1000 }]);
    const { list } = await staff.run(approvalCalls.list, { page: 1, limit: 5, state: 'waiting' });
    await staff.run(approvalCalls.approve, { id: list[0]?.id ?? 0 });
    await shop.runQueued();
    expect(await caseInfo(came.id)).toMatchObject({ state: 'closed', refund: { amount: 1000, state: 'done' } });
  });

  it('sees no amounts without the right to', async () => {
    const { placed } = await sold(2);
    const came = await checkIn(await open(placed));
    await refundCase(came.id, 1000);
    await shop.runQueued();
    const packer = shop.admin({ may: ['admin:order:case:list'] });

    expect(await packer.run(returnCaseCalls.info, { id: came.id })).toMatchObject({
      proposed: null,
      refundable: null,
      refund: { amount: null },
      lines: [{ price: null }],
    });
  });
});

describe('the list of cases', () => {
  const listed = async (filter = {}) =>
    (await staff.run(returnCaseCalls.list, { page: 1, limit: 50, ...filter })).list.map(({ caseNo }) => caseNo);

  it('is found by the number of a case, an order or a parcel back, by a name, a telephone number, kind and state', async () => {
    const address = {
      name: '郑晓燕',
      phone: '13755550000',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      detail: '1 号',
      cityId: 0,
    };
    const placed = await order({ of: await sku(), address, sent: true });
    const { id, caseNo } = await open(placed);
    await staff.run(returnCaseCalls.setBack, { id, backName: '顺丰', backNumber: 'SF7788001' });

    for (const keywords of [caseNo, placed.orderNo, 'SF7788001', '晓燕', '13755550000'])
      expect(await listed({ keywords })).toEqual([caseNo]);
    expect(await listed({ keywords: caseNo, kind: 'exchange' })).toEqual([]);
    expect(await listed({ keywords: caseNo, state: 'waiting', dateLimit: 'today' })).toEqual([caseNo]);
  });

  it('counts each state as a recount does, and asks as often for many as for one', async () => {
    const { all, ...counts } = await staff.run(returnCaseCalls.count, {});
    const states = Object.entries(counts);
    for (const [state, n] of states) expect([state, (await listed({ state })).length]).toEqual([state, n]);
    expect(states.reduce((sum, [, n]) => sum + n, 0)).toBe(all);

    const asking = (limit: number) => shop.countQueries(() => staff.run(returnCaseCalls.list, { page: 1, limit }));
    await asking(2);
    expect(await asking(50)).toBe(await asking(1));
  });
});
