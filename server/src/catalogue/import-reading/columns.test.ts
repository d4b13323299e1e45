import { describe, expect, it } from 'vitest';
import { importFields } from '#contract/catalogue/import/import-fields.ts';
import { guessColumns } from './columns.ts';

const guessed = (headers: string[]) => guessColumns(headers).map(({ field }) => field);

describe('the headers of a sheet', () => {
  it('are understood in the words of shops', () => {
    expect(guessed(['货号', '商品标题', '类目', '销售价(元)', '库存数量', '市场价', '备注'])).toEqual([
      'code',
      'storeName',
      'cateName',
      'price',
      'stock',
      'otPrice',
      null,
    ]);
  });

  it.each([
    ['商品ID', 'code'],
    ['款号', 'code'],
    ['条码', 'barCode'],
    ['国际条码', 'barCode'],
    ['简短说明', 'storeInfo'],
    ['简介', 'storeInfo'],
    ['图文介绍', 'content'],
    ['图文详情', 'content'],
    ['所属分类', 'cateName'],
    ['零售价', 'price'],
    ['总库存', 'stock'],
  ])('are understood as other systems of shops write them: %s', (header, field) => {
    expect(guessColumns([header])).toMatchObject([{ field, score: 1 }]);
  });

  it('are understood in English', () => {
    expect(guessed(['Title', 'Vendor', 'Variant SKU', 'Variant Price', 'Inventory', 'Image Src', 'Body (HTML)'])).toEqual([
      'storeName',
      'brandName',
      'barCode',
      'price',
      'stock',
      'image',
      'content',
    ]);
  });

  it('give no field twice, and the better fit wins', () => {
    const columns = guessColumns(['名称', '商品名称']);

    expect(columns.filter(({ field }) => field === 'storeName')).toHaveLength(1);
  });
});

describe('a heading', () => {
  it.each(Object.entries(importFields))('of our own, %s, is understood as itself: %s', (field, heading) => {
    expect(guessed([heading])).toEqual([field]);
  });

  it.each([
    ['  商品 名称 * ', 'storeName'],
    ['售价（元）', 'price'],
    ['库存（件）', 'stock'],
    ['PRODUCT_NAME', 'storeName'],
    ['商品名称(必填)', 'storeName'],
    ['ＳＫＵ', 'barCode'],
  ])('is understood with its marks and in any width: %j', (heading, field) => {
    expect(guessed([heading])).toEqual([field]);
  });

  it.each(['', '备注', '系统商品', '商品ID', '规格ID', '库存导出', '甲', 'x'])(
    'that could mean anything means nothing, least of all one of our own numbers: %j',
    (heading) => {
      expect(['id', 'skuId', 'stockBase']).not.toContain(guessed([heading])[0]);
    },
  );

  it.each([
    ['重量(g)', 'weight', 'g'],
    ['重量（克）', 'weight', 'g'],
    ['重量（单位：斤）', 'weight', 'jin'],
    ['毛重/公斤', 'weight', 'kg'],
    ['净重 kg', 'weight', 'kg'],
    ['重量lb', 'weight', 'lb'],
    ['Weight (lbs)', 'weight', 'lb'],
    ['Variant Grams', 'weight', 'g'],
    ['商品重量(磅)', 'weight', 'lb'],
    ['重量', 'weight', 'kg'],
    ['价格(分)', 'price', 'fen'],
    ['单价（元/件）', 'price', 'yuan'],
    ['成本价(万元)', 'cost', 'wan'],
    ['体积(cm³)', 'volume', 'cm3'],
  ])('says the unit of its figures: %s', (heading, field, unit) => {
    expect(guessColumns([heading])).toMatchObject([{ field, unit }]);
  });

  it.each(['价格(USD)', '售价（美元）', 'Price ($)', '重量单位', '库存预警', 'Variant Weight Unit'])(
    'that is of another currency, or about a figure, is none: %s',
    (heading) => {
      expect(guessed([heading])).toEqual([null]);
    },
  );

  it('says how sure it is', () => {
    expect(guessColumns(['售价', '备注'])).toEqual([
      { index: 0, header: '售价', field: 'price', score: 1, unit: 'yuan' },
      { index: 1, header: '备注', field: null, score: 0, unit: null },
    ]);
  });
});
