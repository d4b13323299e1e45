import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { tallyGaps } from '#server/platform/tally/counts.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const names = async (filter: object) =>
  (await shop.admin().run(productCalls.listAll, { page: 1, limit: 20, ...filter })).list.map(({ storeName }) => storeName);

describe('the keyword of the product list', () => {
  it('finds two Chinese characters, a number outside, a bar code and an id', async () => {
    const id = await catalogue.product({ storeName: '降噪耳机', keyword: '蓝牙', barCode: '690123456' });
    await catalogue.product({ storeName: '耳塞' });

    expect(await names({ keywords: '耳机' })).toEqual(['降噪耳机']);
    expect(await names({ keywords: '噪' })).toEqual(['降噪耳机']);
    expect(await names({ keywords: '690123456' })).toEqual(['降噪耳机']);
    expect(await names({ keywords: String(id) })).toContain('降噪耳机');
  });

  it('takes signs of patterns for themselves', async () => {
    await catalogue.product({ storeName: '100%棉' });

    expect(await names({ keywords: '0%棉' })).toEqual(['100%棉']);
    expect(await names({ keywords: '0_棉' })).toEqual([]);
  });
});

describe('the category of the product list', () => {
  it('has the products of the categories below', async () => {
    const parent = await catalogue.category();
    const child = await catalogue.category({ pid: parent, path: `/0/${parent}/` });
    await catalogue.product({ storeName: '下级商品', cateId: child });

    expect(await names({ cateId: [parent] })).toEqual(['下级商品']);
    expect(await names({ cateId: [await catalogue.category()] })).toEqual([]);
  });
});

describe('the order of the product list', () => {
  it('is the shop’s own unless a figure is asked for, upwards or downwards', async () => {
    const keyword = '排序样品';
    const at = (storeName: string, price: number, stock: number) =>
      catalogue.product({ storeName, keyword, price, stock, isShow: true });
    await at('甲', 300, 5);
    await at('乙', 100, 9);
    await at('丙', 200, 1);

    expect(await names({ keywords: keyword })).toEqual(['丙', '乙', '甲']);
    expect(await names({ keywords: keyword, order: 'price' })).toEqual(['乙', '丙', '甲']);
    expect(await names({ keywords: keyword, order: '-price' })).toEqual(['甲', '丙', '乙']);
    expect(await names({ keywords: keyword, order: '-stock' })).toEqual(['乙', '甲', '丙']);
    expect(await names({ keywords: keyword, order: 'addTime', type: 1 })).toEqual(['甲', '乙', '丙']);
  });

  it('follows the stock as it is changed and as the change is taken back', async () => {
    const keyword = '盘点样品';
    const [more, less] = [
      { storeName: '多', stock: 9 },
      { storeName: '少', stock: 1 },
    ];
    const id = await catalogue.product({ ...more, keyword });
    await catalogue.product({ ...less, keyword });
    const byStock = () => names({ keywords: keyword, order: 'stock' });
    const admin = shop.admin();

    const { changeId } = await admin.change(productCalls.patch, { id, stock: 0 });
    expect(await byStock()).toEqual(['多', '少']);
    expect(await names({ type: 3, keywords: keyword })).toEqual(['多']);

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await byStock()).toEqual(['少', '多']);
  });

  it('goes on from page to page, and tells the whole total', async () => {
    const admin = shop.admin();
    const page = (number: number) => admin.run(productCalls.listAll, { page: number, limit: 2, order: '-price' });
    const all = await admin.run(productCalls.listAll, { page: 1, limit: 9999, order: '-price' });

    const [first, second] = [await page(1), await page(2)];

    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(all.list.slice(0, 4).map(({ id }) => id));
    expect(first.total).toBe(all.list.length);
  });

  it('refuses a field nobody orders by', async () => {
    const query = { type: 1, order: 'password' };

    expect(await shop.admin().raw('GET', '/admin/store/product/list', { query })).toMatchObject({
      code: 400,
      message: '排序应为 price、stock、sales、addTime 之一，前面加 - 是从高到低',
    });
  });
});

describe('the tabs of the product list', () => {
  it('count what they list', async () => {
    await catalogue.product({ isShow: true, stock: 0 });
    await catalogue.product({ stock: 500 });
    const admin = shop.admin();

    for (const { type, count } of await admin.run(productCalls.tabs, {})) {
      expect([type, (await admin.run(productCalls.list, { type, page: 1, limit: 9999 })).list.length]).toEqual([type, count]);
    }
    expect(await tallyGaps(shop.db)).toEqual([]);
  });

  it('have beside them what is not in the bin, which clients of the wire are not offered', async () => {
    const admin = shop.admin();
    const lengthOf = async (type: number) => (await admin.run(productCalls.list, { type, page: 1, limit: 9999 })).list.length;
    await admin.run(productCalls.delete, { id: await catalogue.product({}), type: 'recycle' });

    expect(await lengthOf(productTabs.live)).toBe((await lengthOf(productTabs.onSale)) + (await lengthOf(productTabs.warehouse)));
    expect((await admin.run(productCalls.tabs, {})).map(({ type }) => type)).toEqual([1, 2, 3, 4, 5]);
  });

  it('cost a fixed number of queries, whatever the page holds', async () => {
    const admin = shop.admin();
    const list = (limit: number) => shop.countQueries(() => admin.run(productCalls.list, { type: 2, page: 1, limit }));
    await list(1);

    expect(await list(20)).toBe(await list(1));
  });

  it('refuse a type that is none, and none', async () => {
    expect(await shop.admin().raw('GET', '/admin/store/product/list', { query: { type: 9 } })).toMatchObject({
      code: 400,
      message: '未知的商品类型',
    });
    expect(await shop.admin().raw('GET', '/admin/store/product/list')).toMatchObject({ code: 400, message: '商品类型不能为空' });
  });
});
