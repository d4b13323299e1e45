import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { openReturnCaseCalls } from '#contract/storefront/return-cases.ts';
import type { Client } from '../../../test/client.ts';
import type { PlacedOrder } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { twoShopsIn } from '../../../test/two-shops.ts';

const shop = openShop();
const two = twoShopsIn(shop);
const { storefront, info, stockOf } = two;
const admin = shop.admin();
const page = { page: 1, limit: 20 };
const says = (message: string) => ({ message });
const SEVERAL = says('退换单里还有其他店铺的商品，由平台处理');

let [one, other]: [Client, Client] = [admin, admin];
let [mug, gong, here] = [0, 0, 0];
beforeAll(async () => {
  ({ one, other, mug, gong, here } = await two.open());
});

let keys = 0;
/** A sent order of two mugs and a gong, which two shops sold. */
async function both(): Promise<PlacedOrder & { mugs: number; gongs: number }> {
  const placed = await two.both({ mug, gong });
  const parcel = { type: '1', expressCode: 'shunfeng', expressNumber: `SF3000000${(keys += 1)}` };
  await admin.run(sendingCalls.send, { orderNo: placed.orderNo, ...parcel });
  const [first, second] = (await info(placed)).orderInfo;
  return { ...placed, mugs: first?.id ?? 0, gongs: second?.id ?? 0 };
}

type Terms = Input<typeof returnCaseCalls.open>;
const terms = ({ orderNo }: PlacedOrder, lineId: number, more: Partial<Terms> = {}): Terms => ({
  orderNo,
  kind: 'return',
  reason: '壶嘴破损',
  returnTo: '甲店仓库 13800000000 文三路 2 号',
  lines: [{ lineId, quantity: 1 }],
  requestKey: `case-${(keys += 1)}`,
  ...more,
});
const listed = async (desk: Client, { orderNo }: PlacedOrder) =>
  (await desk.run(returnCaseCalls.list, { ...page, keywords: orderNo })).list;
const counted = async (desk: Client) => (await desk.run(returnCaseCalls.count, {})).all;

describe('a return case of the goods of one shop in an order of several', () => {
  it('is opened, checked in and refunded by its people, to the fen of their part, and is not there for the others', async () => {
    const placed = await both();
    const [ofOne, ofOther, stock] = [await counted(one), await counted(other), await stockOf(mug)];
    expect((await one.run(returnCaseCalls.goods, placed)).map(({ productName }) => productName)).toEqual(['甲店搪瓷壶']);
    const { id } = await one.run(returnCaseCalls.open, terms(placed, placed.mugs));
    expect([await counted(one), await counted(other)]).toEqual([ofOne + 1, ofOther]);
    expect(await listed(other, placed)).toEqual([]);
    expect(await one.run(orderCalls.info, placed)).toMatchObject({ isPart: true, caseState: 'waiting' });
    expect((await other.run(orderCalls.info, placed)).caseState).toBeNull();
    await expect(other.run(returnCaseCalls.info, { id })).rejects.toMatchObject({ code: 404 });
    await expect(other.run(returnCaseCalls.withdraw, { id, reason: '乱点' })).rejects.toMatchObject({ code: 404 });

    await one.run(returnCaseCalls.setBack, { id, backNumber: 'SF5001' });
    const [line] = (await one.run(returnCaseCalls.info, { id })).lines;
    await one.run(returnCaseCalls.checkIn, { id, lines: [{ id: line?.id ?? 0, received: 1, sellable: 1 }] });
    expect(await one.run(returnCaseCalls.info, { id })).toMatchObject({ proposed: 1000, refundable: 2000 });
    await expect(one.run(returnCaseCalls.refund, { id, amount: 2001, requestKey: `${id}` })).rejects.toMatchObject(
      says('退款金额大于支付金额，请修改退款金额'),
    );
    await one.run(returnCaseCalls.refund, { id, amount: 1000, requestKey: `${id}` });
    await shop.runQueued();
    expect(await one.run(returnCaseCalls.info, { id })).toMatchObject({ state: 'closed', refund: { amount: 1000 } });
    expect(await stockOf(mug)).toBe(stock + 1);
    expect(await other.run(orderCalls.info, placed)).toMatchObject({ refundPrice: 0, refundable: 3000 });
  });

  it('names no goods of others, and holds none of their refunds up', async () => {
    const placed = await both();
    await expect(one.run(returnCaseCalls.open, terms(placed, placed.gongs))).rejects.toMatchObject(
      says('选择的商品不在这个订单里，请刷新页面后重试'),
    );
    await one.run(returnCaseCalls.open, terms(placed, placed.mugs));
    const back = { orderNo: placed.orderNo, amount: 3000, reason: '缺货', requestKey: placed.orderNo };
    await other.run(refundCalls.agreeRefund, back);
    await shop.runQueued();
    expect(await info(placed)).toMatchObject({ refundPrice: 3000 });
  });

  it('is exchanged by its people for goods of theirs', async () => {
    const placed = await both();
    const { id } = await one.run(returnCaseCalls.open, terms(placed, placed.mugs, { kind: 'exchange' }));
    const [line] = (await one.run(returnCaseCalls.info, { id })).lines;
    await one.run(returnCaseCalls.checkIn, { id, lines: [{ id: line?.id ?? 0, received: 1, sellable: 0 }] });
    await one.run(returnCaseCalls.exchange, { id, expressCode: 'shunfeng', expressNumber: 'SF6001' });
    expect((await one.run(returnCaseCalls.info, { id })).parcel).toMatchObject({ deliveryId: 'SF6001' });
  });

  it('goes back to the address of its shop, not to that of the house', async () => {
    const found = await admin.run(mallShopCalls.info, { id: here });
    const { id: _, ...shopDraft } = { ...found, address: '文一路 1 号', phone: '0571-88001234' };
    expect(await one.run(returnCaseCalls.addresses, {})).toEqual([]);
    await admin.run(mallShopCalls.update, { ...shopDraft, id: here });
    expect(await one.run(returnCaseCalls.addresses, {})).toEqual(['甲店 0571-88001234 文一路 1 号']);
  });
});

describe('a return case of goods of several shops', () => {
  const asked = async (placed: PlacedOrder, skuIds: number[]) => {
    const { caseNo } = await storefront.run(openReturnCaseCalls.create, {
      orderNo: placed.orderNo,
      kind: 'return',
      reason: '铜锣不响',
      explain: '铜锣有裂缝',
      lines: skuIds.map((skuId) => ({ skuId, quantity: 1 })),
      idempotencyKey: `asked-${(keys += 1)}`,
    });
    return caseNo;
  };

  it('is seen in parts and decided by the house', async () => {
    const placed = await both();
    const caseNo = await asked(placed, [mug, gong]);
    const [row] = await listed(one, placed);
    const id = row?.id ?? 0;
    expect(row).toMatchObject({ caseNo, isPart: true, reason: '', lines: [{ productName: '甲店搪瓷壶' }] });
    expect(JSON.stringify(await one.run(returnCaseCalls.info, { id }))).not.toMatch(/铜锣|30\.00/);
    await expect(one.run(returnCaseCalls.agree, { id })).rejects.toMatchObject(SEVERAL);
    await expect(one.run(returnCaseCalls.refuse, { id, reason: '不退' })).rejects.toMatchObject(SEVERAL);
    await admin.run(returnCaseCalls.agree, { id, returnTo: '信号楼' });
    const { lines } = await admin.run(returnCaseCalls.info, { id });
    const came = lines.map((line) => ({ id: line.id, received: 1, sellable: 1 }));
    await expect(one.run(returnCaseCalls.checkIn, { id, lines: came.slice(0, 1) })).rejects.toMatchObject(SEVERAL);
    await admin.run(returnCaseCalls.checkIn, { id, lines: came });
    await admin.run(returnCaseCalls.refund, { id, amount: 4000, requestKey: `${id}` });
    await shop.runQueued();
    expect((await one.run(returnCaseCalls.info, { id })).refund).toMatchObject({ amount: 1000 });
    expect((await other.run(returnCaseCalls.info, { id })).refund).toMatchObject({ amount: 3000 });
  });

  it('is a notice to the people of each shop that it holds goods of, and to no others', async () => {
    const placed = await both();
    const [shared, alone] = [await asked(placed, [mug, gong]), await asked(placed, [mug])];
    await shop.runQueued();
    const subjects = async (desk: Client) => (await desk.run(noticeCalls.list, { limit: 50 })).map(({ subject }) => subject);
    expect((await subjects(one)).filter((subject) => [shared, alone].includes(subject))).toEqual([alone, shared]);
    expect((await subjects(other)).filter((subject) => [shared, alone].includes(subject))).toEqual([shared]);
  });
});
