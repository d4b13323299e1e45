import { describe, expect, it } from 'vitest';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const { bulkSheet } = productBulkCalls;
const admin = shop.admin();
const pricesOf = (sku: { otPrice: number; cost: number } | undefined) => ({ otPrice: sku?.otPrice, cost: sku?.cost });

describe('the sheet of chosen products', () => {
  it('has a line per SKU with what it has now, newest product first', async () => {
    const cup = await catalogue.product({ storeName: '杯子', price: 1990, stock: 3 });
    const shoes = await catalogue.product({ storeName: '拖鞋', colours: ['红', '蓝'] });
    const [red, blue] = await catalogue.skusOf(shoes);
    const [mug] = await catalogue.skusOf(cup);

    const rows = await admin.run(bulkSheet, { ids: [cup, shoes] });

    expect(rows).toEqual([
      { skuId: red?.id, productId: shoes, name: '拖鞋', suk: '红', ...pricesOf(red), price: 1000, stock: 10 },
      { skuId: blue?.id, productId: shoes, name: '拖鞋', suk: '蓝', ...pricesOf(blue), price: 1000, stock: 10 },
      { skuId: mug?.id, productId: cup, name: '杯子', suk: '', ...pricesOf(mug), price: 1990, stock: 3 },
    ]);
  });

  it('takes all that match a filter, and leaves out the bin', async () => {
    for (const storeName of ['茶壶甲', '茶壶乙', '茶壶丙']) await catalogue.product({ storeName, keyword: '茶壶' });
    const binned = await catalogue.product({ storeName: '茶壶丁', keyword: '茶壶' });
    await admin.run(productCalls.delete, { id: binned, type: 'recycle' });

    const rows = await admin.run(bulkSheet, { filter: { keywords: '茶壶' } });

    expect(rows.map(({ name }) => name)).toEqual(['茶壶丙', '茶壶乙', '茶壶甲']);
  });

  it('asks for a choice', async () => {
    await expect(admin.run(bulkSheet, {})).rejects.toMatchObject({ message: '请先选择商品' });
  });

  it('is for those who may change products', async () => {
    await expect(shop.admin({ role: '客服' }).run(bulkSheet, { ids: [1] })).rejects.toMatchObject({ code: 403 });
  });
});
