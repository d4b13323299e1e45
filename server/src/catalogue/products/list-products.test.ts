import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
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
