import { describe, expect, it } from 'vitest';
import { finderCalls } from '#contract/finder/finder.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { deliveryIn } from '../../../test/delivery.ts';
import { ordersIn } from '../../../test/orders.ts';
import { casesIn } from '../../../test/return-cases.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const orders = ordersIn(shop);
const cases = casesIn(shop);
const { point, clerk } = deliveryIn(shop);
const find = (keywords: string, may: readonly string[] = ['*:*:*']) => shop.admin({ may }).run(finderCalls.find, { keywords });

const firstPage = { page: 1, limit: 20, type: 2, status: 'all' } as const;
const buyer = { account: 'wx-finder', nickname: '欧阳雪', phone: '13900007788' };
const address = { name: '司马光', phone: '13612345678', province: '', city: '', district: '', detail: '车站路 1 号', cityId: 0 };

const fullWidth = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 0xfe_e0);

describe('the finder', () => {
  it('finds an order by its number, receiver, phone and parcel, and its customer, without the whole phone', async () => {
    const of = await orders.sku({ name: '搪瓷灯罩' });
    const { orderNo } = await orders.order({ of, buyer, address, sent: true });

    for (const keywords of [orderNo, orderNo.slice(-6), '司马光', '5678', 'sf10001'])
      expect((await find(keywords)).orders.map((hit) => hit.orderNo)).toEqual([orderNo]);
    expect((await find('司马光')).orders).toMatchObject([{ userPhone: '136****5678', statusStr: { key: 'spike' } }]);
    for (const keywords of ['欧阳雪', '欧阳', '7788'])
      expect((await find(keywords)).customers).toMatchObject([{ nickname: '欧阳雪', phone: '139****7788' }]);
  });

  it('finds a return case by its number, order, buyer and parcel back, for those who see cases of the order', async () => {
    const placed = await cases.order({
      of: await cases.sku({ name: '站牌灯' }),
      address: { ...address, name: '公孙胜' },
      sent: true,
    });
    const { id, caseNo } = await cases.open(placed);
    await shop.admin().run(returnCaseCalls.setBack, { id, backName: '顺丰', backNumber: 'SF99887' });

    for (const keywords of [caseNo, caseNo.slice(-6), placed.orderNo, '公孙胜', '5678', 'SF99887'])
      expect((await find(keywords)).cases).toMatchObject([{ id, caseNo, state: 'waiting', userPhone: '136****5678' }]);
    const may = ['admin:order:case:list'];
    expect((await find(caseNo, may)).cases).toHaveLength(1);
    expect((await find(caseNo, ['admin:order:list'])).cases).toEqual([]);
    const { desk } = await clerk({ storeId: await point(), may, dataScope: 'points' });
    expect((await desk.run(finderCalls.find, { keywords: caseNo })).cases).toEqual([]);
  });

  it('finds letters and signs in whichever width they are', async () => {
    const sold = { of: await orders.sku({ name: '宽(灯)' }), buyer: { account: 'wx-wide', nickname: '宽（客）Q' }, address };
    const { orderNo } = await orders.order({ ...sold, sent: true });

    for (const keywords of ['宽(客)Ｑ', '宽（客）'])
      expect((await find(keywords)).customers).toMatchObject([{ nickname: '宽（客）Q' }]);
    for (const keywords of ['宽（灯）', orderNo.replaceAll(/[a-z]/g, fullWidth)])
      expect((await find(keywords)).orders).toMatchObject([{ orderNo }]);
  });

  it('finds letters that are kept in full width by those of half width', async () => {
    const sold = { of: await orders.sku({ name: 'ＵＳＢ风扇' }), buyer: { account: 'wx-usb', nickname: 'ＡＢ客' }, address };
    const { orderNo } = await orders.order({ ...sold, sent: true });

    expect((await find('ab客')).customers).toMatchObject([{ nickname: 'ＡＢ客' }]);
    expect((await find('usb风扇')).orders).toMatchObject([{ orderNo }]);
    expect((await find('USB风')).products).toMatchObject([{ storeName: 'ＵＳＢ风扇' }]);
  });

  it('leads from a customer to their orders, whoever receives them', async () => {
    const of = await orders.sku({ name: '信号旗' });
    const { orderNo } = await orders.order({ of, buyer: { account: 'wx-3', nickname: '诸葛瑾' }, address });
    const [customer] = (await find('诸葛瑾')).customers;

    const { list, total } = await shop.admin().run(orderCalls.list, { ...firstPage, uid: customer?.id });

    expect([total, list.map(({ orderId }) => orderId)]).toEqual([1, [orderNo]]);
  });

  it('finds a product by name, keyword, code and number, wherever it stands', async () => {
    const id = await catalogue.product({ storeName: '竹编提篮', keyword: '野餐', barCode: '6901234500001' });

    for (const keywords of ['提篮', '野餐', '竹编提篮', '6901234500001', String(id)])
      expect((await find(keywords)).products.map((hit) => hit.id)).toContain(id);
    expect((await find('提篮')).products).toMatchObject([{ storeName: '竹编提篮', tab: 2, price: 1000, stock: 10 }]);
  });

  it('shows of each group only what the person may list', async () => {
    const of = await orders.sku({ name: '权限灯' });
    await orders.order({ of, buyer: { account: 'wx-2', nickname: '权限灯' } });
    const groups = async (may: string[]) => {
      const hits = await find('权限灯', may);
      return [hits.products.length, hits.orders.length, hits.customers.length];
    };

    expect(await groups([])).toEqual([0, 0, 0]);
    expect(await groups(['admin:product:list'])).toEqual([1, 0, 0]);
    expect(await groups(['admin:order:list'])).toEqual([0, 1, 0]);
    expect(await groups(['admin:user:list'])).toEqual([0, 0, 1]);
  });

  it('asks one statement for each group, at most five hits, and none for a group left out', async () => {
    for (let place = 0; place < 7; place += 1) await catalogue.product({ storeName: `折叠伞 ${place}` });
    const client = shop.admin();
    await client.run(finderCalls.find, { keywords: '折叠伞' });
    const count = (group?: 'orders') => shop.countQueries(() => client.run(finderCalls.find, { keywords: '折叠伞', group }));

    expect((await find('折叠伞')).products).toHaveLength(5);
    expect(await count()).toBe(5);
    expect(await count('orders')).toBe(1);
  });

  it('finds a setting by its label, its form and its key, with the way to it', async () => {
    const keys = (await find('free_postage')).settings;
    for (const keywords of [keys[0]?.label ?? '', 'FREE_POSTAGE'])
      expect((await find(keywords)).settings.map(({ field }) => field)).toContain(keys[0]?.field);
    const [hit] = keys;
    expect(hit?.above.length).toBeGreaterThan(0);
    expect((await find(hit?.above.at(-1) ?? '')).settings).toContainEqual(
      expect.objectContaining({ tab: hit?.tab, field: null }),
    );
    expect((await find('free_postage', ['admin:system:config:info'])).settings).toEqual(keys);
    expect((await find('free_postage', ['admin:order:list'])).settings).toEqual([]);
  });

  it('takes a single character for a number at most', async () => {
    expect(await shop.countQueries(() => find('伞'))).toBeLessThanOrEqual(2);
    expect(await find('伞')).toMatchObject({ products: [], orders: [], cases: [], customers: [] });
  });
});

describe('a product whose whole name was typed', () => {
  it('stands before those that merely contain it, whatever the shop’s own order', async () => {
    await catalogue.product({ storeName: '大号风铃', sort: 99 });
    await catalogue.product({ storeName: '风铃' });
    await catalogue.product({ storeName: '风铃架', sort: 9 });

    expect((await find('风铃')).products.map(({ storeName }) => storeName)).toEqual(['风铃', '风铃架', '大号风铃']);
  });
});
