import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { sku as skuTable } from '#server/catalogue/index.ts';
import { order } from '#server/orders/index.ts';
import { openMall } from '../../../test/connector.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { type MallOrder, orderOf } from '../../../../stand-ins/connector/mall.ts';
import { crawlOrder, crawlSku } from '../outside-orders/tables.ts';

const shop = openShop();
const { mall, bridge, plugIn, signIn } = openMall(shop);
const { sku, stockOf, timeline } = ordersIn(shop);
const admin = shop.admin();
const { collect, collectMany, listOutside, list, count, info, update, confirm, ignore } = collectedOrderCalls;

beforeAll(async () => {
  await plugIn();
  mall.sessionSeconds = 10 * 24 * 3600;
  await signIn();
});

let made = 0;
/** An order in the mall; answers its number. */
function there(more: Partial<MallOrder> = {}): string {
  made += 1;
  const number = `GT${made}`;
  mall.orders.set(number, orderOf(number, more));
  return number;
}
const collected = (externalNo: string) => admin.run(collect, { externalNo });
const form = ({ buyerName, phone, province, city, district, address, remark }: Awaited<ReturnType<typeof collected>>) => {
  return { buyerName, phone, province, city, district, address, remark };
};
/** Collected, with its one line matched to a SKU of ours. */
async function matched(skuId: number, more: Partial<MallOrder> = {}) {
  const found = await collected(there(more));
  const items = [{ externalSku: found.items[0]?.externalSku ?? '', attrValueId: skuId }];
  await admin.run(update, { id: found.id, ...form(found), items });
  return found;
}
const lineOf = (id: string) => ({ sku: id, name: '青花碗', spec: '青', price: '39.90', num: 2 });
const oneOf = (id: string) => [lineOf(id)];
const orderCount = () => shop.db.$count(order, eq(order.source, 'guotie'));

describe('a collected order', () => {
  it('is listed there first, and marked once it was collected', async () => {
    const number = there();
    const page = () =>
      admin.run(listOutside, { startTime: new Date('2026-09-01'), endTime: new Date('2026-09-30'), page: 1, limit: 999 });
    expect((await page()).list.find(({ externalNo }) => externalNo === number)).toMatchObject({
      collected: false,
      id: null,
      amount: 8980,
      buyerUnit: '杭州工务段',
    });

    const { id } = await collected(number);

    expect((await page()).list.find(({ externalNo }) => externalNo === number)).toMatchObject({ collected: true, id, state: 0 });
  });

  it('is kept once, by either name of its number, and updated while it waits', async () => {
    const number = there({ items: oneOf('once-1') });
    const { id } = await collected(number);
    mall.orders.set(number, orderOf(number, { status: '已付款', remark: '急', items: oneOf('once-1') }));

    const again = await admin.run(collect, { orderNo: number, platform: 'guotie' });

    expect(again).toMatchObject({ id, externalStatus: '已付款', remark: '急', state: 0 });
    await expect(admin.run(collect, {})).rejects.toThrow('请填写外部单号');
    await expect(collected('GT-none')).rejects.toThrow('外部单号 GT-none 没有采集到：没有这个订单');
  });

  it('is kept once by two who collect it at the same moment', async () => {
    const number = there();
    const ids = (await Promise.all([collected(number), collected(number)])).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await shop.db.$count(crawlOrder, eq(crawlOrder.externalNo, number))).toBe(1);
  });

  it('fails where its amounts do not add up, until they do', async () => {
    const number = there({ amount: '90.00' });
    const { id } = await collected(number);
    expect(await admin.run(info, { id })).toMatchObject({ state: 3, message: expect.stringContaining('金额不一致') });
    await expect(admin.run(confirm, { id })).rejects.toThrow('金额不一致');

    mall.orders.set(number, orderOf(number));
    expect(await collected(number)).toMatchObject({ id, state: 0, message: '' });
  });

  it('is left out when it is ignored, and stays as it was', async () => {
    const number = there();
    const { id } = await collected(number);
    await admin.run(ignore, { id });
    mall.orders.set(number, orderOf(number, { remark: 'later' }));

    expect(await collected(number)).toMatchObject({ id, state: 2, remark: '' });
    await expect(admin.run(confirm, { id })).rejects.toThrow('已忽略');
  });

  it('is found by state and word, and counted by state', async () => {
    const { id, externalNo } = await collected(there({ buyerUnit: '上海客运段' }));
    const found = await admin.run(list, { keywords: '上海客运', state: 0, page: 1, limit: 20 });
    expect(found.list).toMatchObject([{ id, externalNo, lines: 1 }]);
    const counted = await admin.run(count, {});
    expect(counted.find(({ state }) => state === 0)?.count).toBe((await admin.run(list, { state: 0, page: 1, limit: 20 })).total);
  });

  it('is put right by one person at a time', async () => {
    const found = await collected(there());
    const opened = form(await admin.run(info, { id: found.id }));
    await admin.run(update, { id: found.id, ...form(found), address: '新址 1 号', items: [] });
    const late = { query: { id: found.id }, body: { ...form(found), address: '新址 2 号', items: [], opened } };
    expect(await admin.raw('POST', update.path, late)).toMatchObject({ code: 409 });
  });
});

describe('many orders', () => {
  it('are fetched at once, and one that fails keeps no other back', async () => {
    const numbers = [there(), 'GT-none', there()];
    const before = bridge().asked.length;

    const answer = await admin.run(collectMany, { externalNos: numbers });

    expect(answer).toMatchObject({ success: 2, fail: 1 });
    expect(answer.list[1]).toEqual({ externalNo: 'GT-none', id: null, message: '没有这个订单' });
    expect(bridge().asked.slice(before)).toEqual(['POST /orders/details']);
    await expect(admin.run(collectMany, { externalNos: [] })).rejects.toThrow('请先选择订单');
    const many = Array.from({ length: 51 }, (_, index) => `N${index}`);
    await expect(admin.run(collectMany, { externalNos: many })).rejects.toThrow('一次最多同步 50 个订单');
  });

  it('cost as many questions as one', async () => {
    const [one, many] = [[there()], Array.from({ length: 20 }, () => there())];
    const few = await shop.countQueries(() => admin.run(collectMany, { externalNos: one }));
    expect(await shop.countQueries(() => admin.run(collectMany, { externalNos: many }))).toBeLessThanOrEqual(few);
  });
});

describe('a line', () => {
  it('is matched by itself once its SKU was matched before', async () => {
    const mug = await sku({ stock: 10 });
    await matched(mug, { items: oneOf('known-1') });

    const next = await collected(there({ items: oneOf('known-1') }));

    expect(next.items).toMatchObject([{ attrValueId: mug, match: { storeName: '马克杯' }, suggestions: [] }]);
    expect(await shop.db.$count(crawlSku, eq(crawlSku.externalSku, 'known-1'))).toBe(1);
  });

  it('is matched with that of another order which waits', async () => {
    const [mug, cup] = [await sku({ stock: 10 }), await sku({ stock: 10 })];
    const waits = await collected(there({ items: [...oneOf('both-1'), lineOf('own-1')] }));
    const left = await collected(there({ items: oneOf('both-1') }));
    await admin.run(ignore, { id: left.id });
    const own = [{ externalSku: 'own-1', attrValueId: cup }];
    await admin.run(update, { id: waits.id, ...form(waits), items: own });

    await matched(mug, { items: [...oneOf('both-1')] });

    const matches = async (id: number) => (await admin.run(info, { id })).items.map(({ attrValueId }) => attrValueId);
    expect(await matches(waits.id)).toEqual([mug, cup]);
    expect(await matches(left.id)).toEqual([null]);
  });

  it('has SKUs of a similar name suggested', async () => {
    const bowls = await sku({ name: '景德镇手绘莲花盏' });
    const found = await collected(there({ items: [{ ...lineOf('new-1'), name: '手绘莲花盏' }] }));
    expect(found.items[0]?.suggestions).toMatchObject([{ attrValueId: bowls, storeName: '景德镇手绘莲花盏' }]);
  });

  it('is matched to nothing that is not there', async () => {
    const gone = await sku();
    const found = await collected(there({ items: oneOf('gone-1') }));
    await shop.app.write({ name: 'test.gone', actor: { kind: 'system', name: 'test' } }, ({ tx }) =>
      tx.update(skuTable).set({ isDel: true }).where(eq(skuTable.id, gone)),
    );
    const match = (externalSku: string) =>
      admin.run(update, { id: found.id, ...form(found), items: [{ externalSku, attrValueId: gone }] });
    await expect(match('gone-1')).rejects.toThrow('匹配的商品规格不存在或已删除');
    await expect(match('other')).rejects.toThrow('商品行与采集的不一致');
  });
});

describe('a confirmed order', () => {
  it('has the prices as collected, is paid as there, and takes its goods from the stock', async () => {
    const mug = await sku({ stock: 10, price: 5000, isShow: false });
    const { id, externalNo } = await matched(mug, { items: oneOf('paid-1'), remark: '工作日送' });

    const { orderNo } = await admin.run(confirm, { id });

    expect(await admin.run(orderCalls.info, { orderNo })).toMatchObject({
      payPrice: 8980,
      payPostage: 1000,
      paid: true,
      payType: 'offline',
      realName: '王小明',
      mark: '工作日送',
      statusStr: { key: 'notShipped' },
    });
    const [row] = await shop.db.select().from(order).where(eq(order.orderNo, orderNo));
    expect(row).toMatchObject({
      source: 'guotie',
      externalNo,
      type: 0,
      uid: null,
      couponPrice: 0,
      useIntegral: 0,
      gainIntegral: 0,
    });
    expect(row?.userAddress).toBe('浙江省杭州市西湖区文三路 1 号');
    expect(await stockOf(mug)).toBe(8);
    const steps = (await timeline({ orderNo } as never)).map(({ changeMessage }) => changeMessage);
    expect(steps).toEqual(['外部订单已付款', '订单采集生成']);
    expect(await admin.run(info, { id })).toMatchObject({ state: 1, orderNo });
  });

  it('waits for its money where it was not paid there', async () => {
    const { id } = await matched(await sku({ stock: 5 }), { items: oneOf('unpaid-1'), isPaid: false });
    const { orderNo } = await admin.run(confirm, { id });
    await shop.pass('2 hours');
    expect(await admin.run(orderCalls.info, { orderNo })).toMatchObject({ paid: false, statusStr: { key: 'unPaid' } });
  });

  it('is one, however many confirm it at the same moment and however often', async () => {
    const mug = await sku({ stock: 10 });
    const { id } = await matched(mug, { items: oneOf('race-1') });
    const before = await orderCount();
    const [one, other] = [shop.admin({ account: 'one' }), shop.admin({ account: 'other' })];

    const answers = await Promise.all([one, other, one, other, one].map((each) => each.run(confirm, { id })));
    const again = await other.run(confirm, { id });

    expect(new Set([...answers, again].map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(await orderCount()).toBe(before + 1);
    expect(await stockOf(mug)).toBe(8);
  });

  it('is final: neither collecting nor saving nor ignoring changes it', async () => {
    const found = await matched(await sku({ stock: 5 }), { items: oneOf('final-1') });
    const { orderNo } = await admin.run(confirm, { id: found.id });
    mall.orders.set(found.externalNo, orderOf(found.externalNo, { remark: 'changed' }));

    const { list: rows } = await admin.run(collectMany, { externalNos: [found.externalNo] });

    expect(rows).toEqual([{ externalNo: found.externalNo, id: found.id, message: `已生成订单 ${orderNo}，不再更新` }]);
    await expect(admin.run(update, { id: found.id, ...form(found), items: [] })).rejects.toThrow('不能再修改');
    await expect(admin.run(ignore, { id: found.id })).rejects.toThrow('不能再修改');
  });

  it('joins two lines of one SKU at one price', async () => {
    const mug = await sku({ stock: 9 });
    const items = [lineOf('two-1'), { ...lineOf('two-2'), num: 1 }];
    const found = await collected(there({ items, amount: '129.70' }));
    const matches = ['two-1', 'two-2'].map((externalSku) => ({ externalSku, attrValueId: mug }));
    await admin.run(update, { id: found.id, ...form(found), items: matches });
    await admin.run(confirm, { id: found.id });
    expect(await stockOf(mug)).toBe(6);
  });
});

describe('a collected order that cannot', () => {
  it('be confirmed without a match makes no order', async () => {
    const { id } = await collected(there({ items: oneOf('unmatched-1') }));
    await expect(admin.run(confirm, { id })).rejects.toThrow('请先匹配商品');
  });

  it('be sent for want of goods makes no order, and takes nothing', async () => {
    const mug = await sku({ stock: 1 });
    const { id } = await matched(mug, { items: oneOf('stock-1') });
    await expect(admin.run(confirm, { id })).rejects.toThrow('库存不足');
    expect(await stockOf(mug)).toBe(1);
    expect(await admin.run(info, { id })).toMatchObject({ state: 0, orderNo: '' });
  });

  it('be sent for want of a recipient makes no order', async () => {
    const { id } = await collected(there({ items: oneOf('known-1'), address: '' }));
    await expect(admin.run(confirm, { id })).rejects.toThrow('请补全收货人、电话和地址');
  });
});
