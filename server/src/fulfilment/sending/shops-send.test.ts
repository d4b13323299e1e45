import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { packingCalls } from '#contract/fulfilment/packing.ts';
import { parcelCalls } from '#contract/fulfilment/parcels.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { waybillCalls } from '#contract/fulfilment/waybills.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { accountsIn } from '../../../test/accounts.ts';
import type { Client } from '../../../test/client.ts';
import { type PlacedOrder, address } from '../../../test/orders.ts';
import { openProvider } from '../../../test/provider.ts';
import { openShop } from '../../../test/shop.ts';
import { twoShopsIn } from '../../../test/two-shops.ts';

const shop = openShop();
const provider = openProvider(shop);
const { written } = accountsIn(shop);
const two = twoShopsIn(shop);
const { order, info } = two;
const admin = shop.admin();
const page = { page: 1, limit: 20 };
const says = (message: string) => ({ message });

let [one, other]: [Client, Client] = [admin, admin];
let [mug, gong, here] = [0, 0, 0];
beforeAll(async () => {
  ({ one, other, mug, gong, here } = await two.open());
});

let keys = 0;
const number = () => `SF${4_000_000_000_000 + (keys += 1)}`;
const both = (to = address): Promise<PlacedOrder> => two.both({ mug, gong }, { to });
const idOf = async (placed: PlacedOrder) => (await info(placed)).id;
const send = (desk: Client, { orderNo }: PlacedOrder, expressNumber = number()) =>
  desk.run(sendingCalls.send, { orderNo, type: '1', expressCode: 'shunfeng', expressNumber });
const goneOf = async (placed: PlacedOrder) =>
  (await admin.run(parcelCalls.parcels, placed)).parcels.map(({ deliveryId, lines }) => [
    deliveryId,
    ...lines.map(({ productName, quantity }) => `${productName} ${quantity}`),
  ]);

describe('people of a shop pack an order of several', () => {
  it('fetch and note their goods alone, and nothing of what others have sent', async () => {
    const placed = await both();
    const ids = [await idOf(placed), await idOf(await order({ of: gong, paid: true }))];
    const list = await one.run(packingCalls.pickList, { ids });
    expect(list).toMatchObject({ orders: 1, pieces: 2, lines: [{ productName: '甲店搪瓷壶', quantity: 2 }], left: [] });
    await send(other, placed, 'SF9900000000001');
    const { notes } = await one.run(packingCalls.deliveryNotes, { ids });
    expect(notes).toMatchObject([
      { orderNo: placed.orderNo, nth: 1, of: 1, isToSend: true, lines: [{ productName: '甲店搪瓷壶' }] },
    ]);
    expect(JSON.stringify([list, notes])).not.toMatch(/铜锣|SF99/);

    await send(one, placed);
    const left = [{ orderNo: placed.orderNo, reason: '待收货' }];
    expect(await one.run(packingCalls.pickList, { ids })).toMatchObject({ orders: 0, left });
    expect((await one.run(packingCalls.deliveryNotes, { ids })).notes).toMatchObject([{ isToSend: false, of: 1 }]);
  });

  it('lay their goods of further orders of the recipient into the same parcel, and see of these what is theirs', async () => {
    const to = { ...address, name: '同一收货人' };
    const [first, second] = [await both(to), await both(to)];
    const found = await one.run(parcelCalls.together, first);
    expect(found).toMatchObject([{ orderNo: second.orderNo, totalNum: 2 }]);
    expect(found[0]?.goods).not.toContain('铜锣');
    await send(one, second);
    expect(await one.run(parcelCalls.together, first)).toEqual([]);
    expect(await other.run(parcelCalls.together, first)).toHaveLength(1);
  });
});

describe('people of a shop send by a list', () => {
  const rowOf = ({ orderNo }: PlacedOrder, expressNumber = number()) => ({ orderNo, expressCode: 'shunfeng', expressNumber });
  const run = async (desk: Client, rows: ReturnType<typeof rowOf>[]) => {
    const started = await desk.run(shipmentCalls.shipRun, { requestKey: `list-${(keys += 1)}`, rows });
    await shop.runQueued();
    return started;
  };
  const rowsOf = async (desk: Client, id: number) =>
    (await desk.run(shipmentCalls.shipRows, { ...page, id })).list.map(({ state, reason }) => [state, reason]);

  it('their lines of each order, and no order of others', async () => {
    const [placed, foreign] = [await both(), await order({ of: gong, paid: true })];
    const rows = [rowOf(placed), rowOf(foreign)];
    const text = rows.map(({ orderNo, expressNumber }) => `${orderNo} ${expressNumber}`).join('\n');
    expect((await one.run(shipmentCalls.shipCheck, { text })).rows.map(({ state, reason }) => [state, reason])).toEqual([
      ['ready', ''],
      ['refused', expect.stringContaining('没有这个订单，请核对订单号')],
    ]);
    const { id } = await run(one, rows);
    expect(await rowsOf(one, id)).toEqual([
      ['sent', ''],
      ['refused', '没有找到订单信息'],
    ]);
    expect(await goneOf(placed)).toEqual([[rows[0]?.expressNumber, '甲店搪瓷壶 2']]);
    expect((await info(foreign)).statusStr.key).toBe('notShipped');
    expect((await one.run(shipmentCalls.shipCheck, { text })).rows[0]).toMatchObject({ state: 'known' });

    await send(other, placed);
    await one.run(shipmentCalls.shipRecall, { id, reason: '发错了' });
    await shop.runQueued();
    expect(
      (await admin.run(parcelCalls.parcels, placed)).parcels.filter(({ withdrawnTime }) => withdrawnTime === null),
    ).toMatchObject([{ lines: [{ productName: '乙店铜锣' }] }]);
  });

  it('and are told of no order of others whose parcel has the number', async () => {
    const foreign = await order({ of: gong, paid: true, address: { ...address, name: '别人' } });
    const used = number();
    await send(other, foreign, used);
    const placed = await both();
    const { rows } = await one.run(shipmentCalls.shipCheck, { text: `${placed.orderNo} ${used}` });
    expect(rows[0]?.reason).toContain('单号已用于其他订单，收货人不同');
    const { id } = await run(one, [rowOf(placed, used)]);
    expect(await rowsOf(one, id)).toEqual([['refused', '单号已用于其他订单，收货人不同']]);
  });
});

describe('people of a shop print the waybill of their parcel', () => {
  const sheet = {
    type: '1',
    expressRecordType: '2',
    expressCode: 'yuantong',
    expressTempId: 'yuantong-76',
    toName: '甲店',
    toTel: '13911112222',
    toAddr: '文一路 1 号',
  };
  const print = (desk: Client, { orderNo }: PlacedOrder) => desk.run(sendingCalls.send, { orderNo, ...sheet });
  beforeAll(async () => {
    await provider.byPass();
    await provider.set({ config_export_open: '1', config_export_siid: 'KX100', config_export_to_name: '信号楼' });
    const { id, ...terms } = await admin.run(mallShopCalls.info, { id: here });
    await admin.run(mallShopCalls.update, { ...terms, id, sheetPrinter: 'KX200', phone: '13911112222', address: '文一路 1 号' });
  });
  beforeEach(() => {
    provider.manner.waybills = [];
    provider.forms.length = 0;
  });

  it('out of their own printer, in the name of the shop, with their goods', async () => {
    expect(await one.run(waybillCalls.sheetInfo, {})).toMatchObject({ exportOpen: 1, exportToName: '甲店', exportSiid: 'KX200' });
    expect(await other.run(waybillCalls.sheetInfo, {})).toMatchObject({ exportOpen: 2, exportSiid: null });
    const placed = await both();
    await print(one, placed);
    expect(provider.forms.at(-1)).toMatchObject({ siid: 'KX200', cargo: '甲店搪瓷壶', count: '2' });
    expect(await goneOf(placed)).toEqual([[expect.stringContaining('WB'), '甲店搪瓷壶 2']]);
    await print(one, placed);
    expect(provider.manner.waybills).toHaveLength(1);
    await expect(print(other, placed)).rejects.toMatchObject(
      says('本店还没有登记面单打印机：请手动填写快递单号，或请平台在店铺资料里登记'),
    );
    await send(other, placed);
    expect((await info(placed)).statusStr.key).toBe('spike');
    expect((await admin.run(waybillCalls.sheetInfo, {})).exportCom).toBeNull();
  });

  it('whose lost answer keeps no other shop from sending, and is settled by them or the house', async () => {
    const placed = await both();
    provider.manner.mood = 'silent';
    await expect(print(one, placed)).rejects.toMatchObject({ code: 500 });
    const [found] = await one.run(waybillCalls.lostWaybills, {});
    expect(found?.orderNo).toBe(placed.orderNo);
    expect(await other.run(waybillCalls.lostWaybills, {})).toEqual([]);
    shop.clock.pass('2 minutes');
    expect(await other.run(waybillCalls.lostWaybill, placed)).toBeNull();
    expect(await one.run(waybillCalls.lostWaybill, placed)).toMatchObject({ found: [] });
    const notLost = says('这个订单没有结果未知的电子面单，请刷新页面');
    const confirmed = { orderNo: placed.orderNo, number: 'WB7001' };
    await expect(other.run(waybillCalls.confirmWaybill, confirmed)).rejects.toMatchObject(notLost);
    await expect(other.run(waybillCalls.waybillNotPrinted, placed)).rejects.toMatchObject(notLost);
    await expect(other.run(waybillCalls.lookForWaybill, placed)).rejects.toMatchObject(notLost);

    await send(other, placed);
    await one.run(waybillCalls.confirmWaybill, confirmed);
    expect(await goneOf(placed)).toEqual([
      [expect.stringContaining('SF'), '乙店铜锣 1'],
      ['WB7001', '甲店搪瓷壶 2'],
    ]);
  });

  it('whose number is taken for nothing but their goods, though it was printed before a process died', async () => {
    const placed = await both();
    provider.manner.mood = 'silent';
    await expect(print(one, placed)).rejects.toMatchObject({ code: 500 });
    const id = await idOf(placed);
    await written(({ tx }) => tx.execute(sql`update waybill set outcome = 'printed', number = 'WB8001' where order_id = ${id}`));
    shop.clock.pass('2 minutes');
    const printed = says(
      '电子面单 WB8001 已经为这个订单的部分商品打印，还没有发出：请先选这些商品发货，或手动填写快递单号，再发其余的',
    );
    await expect(print(admin, placed)).rejects.toMatchObject(printed);
    const theirs = (await other.run(orderCalls.info, placed)).orderInfo.map(({ id: lineId }) => ({ lineId, quantity: 1 }));
    const ofTheirs = { orderNo: placed.orderNo, ...sheet, pieces: theirs };
    await expect(admin.run(sendingCalls.send, ofTheirs)).rejects.toMatchObject(printed);
    expect(await goneOf(placed)).toEqual([]);

    await print(one, placed);
    expect(await goneOf(placed)).toEqual([['WB8001', '甲店搪瓷壶 2']]);
    await admin.run(sendingCalls.send, ofTheirs);
    expect((await goneOf(placed)).map(([number]) => number)).not.toEqual(['WB8001', 'WB8001']);
  });

  it('not beside a waybill of the house that may be in the printer, for all of the order lies under it', async () => {
    const placed = await both();
    provider.manner.mood = 'silent';
    await expect(print(admin, placed)).rejects.toMatchObject({ code: 500 });
    const unknown = says('这个订单另有一张电子面单的结果还没有确认，请联系平台确认后再发货');
    await expect(print(one, placed)).rejects.toMatchObject(unknown);
    await expect(send(one, placed)).rejects.toMatchObject(unknown);
    await admin.run(waybillCalls.waybillNotPrinted, placed).catch(() => undefined);
  });
});

describe('people of a shop and an order that is theirs alone', () => {
  it('send it as the house does', async () => {
    const placed = await order({ of: mug, paid: true });
    await send(one, placed);
    expect(await one.run(orderCalls.info, placed)).toMatchObject({ statusStr: { key: 'spike' } });
  });
});
