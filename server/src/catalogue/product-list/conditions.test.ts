import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { showMoment } from '#contract/moment.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

type ProductFilterInput = Partial<Input<typeof productCalls.listAll>>;

const shop = openShop();
const catalogue = catalogueIn(shop);
const paging = { page: 1, limit: 20 };
const names = async (filter: ProductFilterInput) =>
  (await shop.admin().run(productCalls.listAll, { ...paging, ...filter })).list.map(({ storeName }) => storeName).toSorted();

async function brand(name: string): Promise<number> {
  await shop.admin().run(brandCalls.save, { name, logo: 'a.png' });
  return (await shop.admin().run(brandCalls.list, { ...paging, name })).list[0]?.id ?? 0;
}

async function seller(name: string): Promise<number> {
  await shop.admin().run(shopCalls.save, { name, logo: 'a.png' });
  return (await shop.admin().run(shopCalls.list, { ...paging, keywords: name })).list[0]?.id ?? 0;
}

async function product(storeName: string, fields: Partial<Input<typeof productCalls.save>> = {}): Promise<void> {
  const draft = catalogue.draft({ storeName, cateId: await catalogue.category() });
  await shop.admin().run(productCalls.save, { ...draft, ...fields });
}

describe('brands and shops', () => {
  it('are several at once, and to have none is one of them', async () => {
    const [one, other, merId] = [await brand('甲牌'), await brand('乙牌'), await seller('甲店')];
    await product('归属 1', { brandId: one });
    await product('归属 2', { brandId: other, merId });
    await product('归属 3');

    expect(await names({ brandId: [one] })).toEqual(['归属 1']);
    expect(await names({ brandId: [one, other] })).toEqual(['归属 1', '归属 2']);
    expect(await names({ brandId: [one, 0], keywords: '归属' })).toEqual(['归属 1', '归属 3']);
    expect(await names({ merId: [0], keywords: '归属' })).toEqual(['归属 1', '归属 3']);
    expect(await names({ brandId: [one, other], merId: [merId] })).toEqual(['归属 2']);
  });
});

describe('ranges of price and stock', () => {
  it('have both ends, or one, each included', async () => {
    await catalogue.product({ storeName: '范围 1', price: 1000, stock: 1 });
    await catalogue.product({ storeName: '范围 2', price: 2000, stock: 5 });
    await catalogue.product({ storeName: '范围 3', price: 2001, stock: 6 });

    expect(await names({ price: { from: 1000, to: 2000 }, keywords: '范围' })).toEqual(['范围 1', '范围 2']);
    expect(await names({ price: { from: 2001 }, keywords: '范围' })).toEqual(['范围 3']);
    expect(await names({ stock: { to: 5 }, keywords: '范围' })).toEqual(['范围 1', '范围 2']);
    expect(await names({ stock: { from: 5 }, price: { to: 2000 }, keywords: '范围' })).toEqual(['范围 2']);
  });

  it.each([
    ['price', '20,10', '最低价格不能高于最高价格'],
    ['price', '便宜,10', '价格范围应为两个金额，用逗号分割'],
    ['stock', '1', '库存范围应为两个整数，用逗号分割'],
    ['stock', '9,1', '最少库存不能多于最多库存'],
    ['lacks', 'toString', '未知的缺项'],
    ['dateLimit', '明天', expect.stringContaining('选择时间参数格式错误')],
  ])('are refused as %s=%s', async (name, value, message) => {
    const { code, ...refused } = await shop.admin().raw('GET', '/admin/store/product/listAll', { query: { [name]: value } });

    expect(code).toBeLessThanOrEqual(500);
    expect(refused).toMatchObject({ message });
  });
});

describe('the day a product was added', () => {
  it('is told by the clock of the shop', async () => {
    await product('今日');
    const [day = ''] = showMoment(shop.clock.now()).split(' ');

    expect(await names({ dateLimit: 'today', keywords: '今日' })).toEqual(['今日']);
    expect(await names({ dateLimit: `${day},${day}`, keywords: '今日' })).toEqual(['今日']);
    expect(await names({ dateLimit: 'yesterday', keywords: '今日' })).toEqual([]);
  });
});

describe('what a product lacks', () => {
  it('may be any of several things', async () => {
    const aggregate = { content: '<p>详情</p>', storeInfo: '简介' };
    await catalogue.product({ ...aggregate, storeName: '缺少 1', code: 'A1', sliderImage: [] });
    await catalogue.product({ ...aggregate, storeName: '缺少 2', code: 'A2', content: '<p>&nbsp;</p> <br>' });
    await catalogue.product({ ...aggregate, storeName: '缺少 3', content: '<p><img src="a.png"></p>', storeInfo: '' });
    await catalogue.product({ ...aggregate, storeName: '缺少 4', code: 'A4' });

    expect(await names({ lacks: ['gallery'], keywords: '缺少' })).toEqual(['缺少 1']);
    expect(await names({ lacks: ['detail'], keywords: '缺少' })).toEqual(['缺少 2']);
    expect(await names({ lacks: ['detail', 'gallery'], keywords: '缺少' })).toEqual(['缺少 1', '缺少 2']);
    expect(await names({ lacks: ['code', 'intro'], keywords: '缺少' })).toEqual(['缺少 3']);
  });
});

describe('specifications', () => {
  it('are one or several', async () => {
    await catalogue.product({ storeName: '杯款 1', colours: ['红', '蓝'] });
    await catalogue.product({ storeName: '杯款 2' });

    expect(await names({ specType: true, keywords: '杯款' })).toEqual(['杯款 1']);
    expect(await names({ specType: false, keywords: '杯款' })).toEqual(['杯款 2']);
  });
});

describe('a condition', () => {
  it('holds for totals, pages behind the last and bulk runs as well', async () => {
    await catalogue.product({ storeName: '批量 1', price: 777_700 });
    await catalogue.product({ storeName: '批量 2', price: 777_800 });
    const [price, admin] = [{ from: 777_700, to: 777_800 }, shop.admin()];

    expect(await admin.run(productCalls.listAll, { page: 1, limit: 1, price })).toMatchObject({ total: 2, totalPage: 2 });
    expect(await admin.run(productCalls.listAll, { page: 9, limit: 1, price })).toMatchObject({ total: 2, list: [] });
    const rise = { price: { way: 'add', value: 100 } } as const;
    expect(await admin.run(productBulkCalls.bulkPreview, { filter: { price }, ...rise })).toMatchObject({ matched: 2 });
  });
});

describe('a word with signs', () => {
  it('finds them in half and in full width', async () => {
    await product('（大）号杯 50％');
    await product('(大)号杯 60%');
    await brand('杯（官方）');

    for (const keywords of ['(大)', '（大）号']) expect(await names({ keywords })).toEqual(['(大)号杯 60%', '（大）号杯 50％']);
    expect(await names({ keywords: '50%' })).toEqual(['（大）号杯 50％']);
    expect(await names({ keywords: '%' })).toEqual(['(大)号杯 60%', '（大）号杯 50％']);
    expect(await shop.admin().run(brandCalls.list, { ...paging, name: '(官方)' })).toMatchObject({ total: 1 });
  });
});
