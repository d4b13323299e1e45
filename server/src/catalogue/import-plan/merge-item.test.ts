import { describe, expect, it } from 'vitest';
import type { StoredAggregate } from '../product-aggregate/aggregate.ts';
import type { StoredSku } from '../skus/fields.ts';
import type { ImportItem, ItemSku } from '../import-reading/items.ts';
import { mergeItem } from './merge-item.ts';

const usual = { tempId: 3, cateId: '' };
const here = { cateId: '7', brandId: undefined };
const said = { row: 2, name: '杯', content: undefined, places: undefined, brand: undefined, isShow: undefined, attrs: undefined };
const line = (fields: ItemSku['fields'], spec?: Record<string, string>): ItemSku => ({ row: 2, spec, fields });
const item = (wish: Partial<ImportItem>): ImportItem => ({
  ...said,
  code: undefined,
  fields: { storeName: '杯' },
  skus: [],
  remarks: [],
  ...wish,
});
const fresh = (wish: Partial<ImportItem>, resolved: { cateId: string | undefined; brandId: number | undefined } = here) =>
  mergeItem(undefined, item(wish), resolved, usual);

describe('a new product of a file', () => {
  it('gets as usual what the file does not say', () => {
    const { fields, skus, attrs } = fresh({ skus: [line({ price: 990 })] });

    expect(fields).toMatchObject({
      storeName: '杯',
      storeInfo: '杯',
      keyword: '杯',
      unitName: '件',
      cateId: '7',
      tempId: 3,
      brandId: null,
      activity: '0,1,2,3',
      specType: false,
      sliderImage: [],
      code: null,
    });
    expect(attrs).toEqual([{ attrName: '规格', attrValues: ['默认'] }]);
    expect(skus).toMatchObject([{ suk: '默认', price: 990, otPrice: 990, cost: 0, stock: 0, image: '' }]);
  });

  it('is shown by the first picture it has', () => {
    const gallery = fresh({ fields: { storeName: '杯', sliderImage: ['b.png', 'c.png'] }, skus: [line({ price: 1 })] });
    const cover = fresh({ fields: { storeName: '杯', image: 'a.png' }, skus: [line({ price: 1 })] });

    expect(gallery).toMatchObject({ fields: { image: 'b.png' }, skus: [{ image: 'b.png' }] });
    expect(cover).toMatchObject({ fields: { image: 'a.png', sliderImage: ['a.png'] }, skus: [{ image: 'a.png' }] });
  });

  it('has its specifications in the order in which they come', () => {
    const { fields, attrs, skus } = fresh({
      skus: [
        line({ price: 1 }, { 颜色: '红', 尺码: 'L' }),
        line({ price: 2 }, { 颜色: '蓝', 尺码: 'L' }),
        line({ price: 3 }, { 颜色: '红', 尺码: 'M' }),
      ],
    });

    expect(attrs).toEqual([
      { attrName: '颜色', attrValues: ['红', '蓝'] },
      { attrName: '尺码', attrValues: ['L', 'M'] },
    ]);
    expect([fields.specType, skus.map(({ suk }) => suk)]).toEqual([true, ['红,L', '蓝,L', '红,M']]);
  });

  it('has no script in its text', () => {
    expect(fresh({ content: '<p onclick="x()">好</p><script>x()</script>', skus: [line({ price: 1 })] }).content).toBe(
      '<p>好</p>',
    );
  });

  it.each<[string, Partial<ImportItem>, string | undefined, string]>([
    ['without a name', { fields: {} }, '7', '请填写商品名称'],
    ['without a price', { skus: [line({ stock: 1 })] }, '7', '请填写售价'],
    ['of no category', { skus: [line({ price: 1 })] }, undefined, '请填写商品分类，或为没有分类的商品选择一个默认分类'],
    [
      'of several rows of which one has no specification',
      { skus: [line({ price: 1 }, { 色: '红' }), line({ price: 1 })] },
      '7',
      '有 2 行是同一个名称或编码：同一商品请每行填写规格，不同商品请填写各自的商品编码',
    ],
    [
      'of the same specification twice',
      { skus: [line({ price: 1 }, { 色: '红' }), line({ price: 2 }, { 色: '红' })] },
      '7',
      '规格组合重复，请删除重复的规格',
    ],
    [
      'whose specification clients would split',
      { skus: [line({ price: 1 }, { 色: '红_深' })] },
      '7',
      '规格名称和规格值不能含有 , _ 和 $& 符号',
    ],
    [
      'whose rows name different specifications',
      { skus: [line({ price: 1 }, { 色: '红' }), line({ price: 1 }, { 码: 'L' })] },
      '7',
      '与商品规格不一致',
    ],
    [
      'whose combination is too long',
      { skus: [line({ price: 1 }, { 色: '红'.repeat(129) })] },
      '7',
      '规格组合的名称过长，请缩短规格值',
    ],
  ])('is refused %s', (_, wish, cateId, reason) => {
    expect(() => fresh(wish, { cateId, brandId: undefined })).toThrow(reason);
  });
});

const figures = {
  price: 1000,
  cost: 500,
  otPrice: 1200,
  weight: 10,
  volume: 20,
  brokerage: 0,
  brokerageTwo: 0,
  image: 's.png',
  shelf: '',
};
const red: StoredSku = { id: 11, suk: '红', attrValue: { 色: '红' }, ...figures, barCode: 'R', stock: 4, place: 0, isDel: false };
const blue: StoredSku = { ...red, id: 12, suk: '蓝', attrValue: { 色: '蓝' }, barCode: 'B', stock: 5, place: 1 };
const gone: StoredSku = { ...red, id: 13, suk: '绿', attrValue: { 色: '绿' }, barCode: 'G', place: 2, isDel: true };
const stored: StoredAggregate = {
  id: 1,
  fields: fresh({ fields: { storeName: '旧杯', sort: 9 }, code: 'C1', skus: [line({ price: 1 })] }).fields,
  content: '<p>旧</p>',
  attrs: [{ id: 21, attrName: '色', attrValues: ['红', '蓝'], place: 0 }],
  skus: [red, blue, gone],
  couponIds: [],
};
const merged = (
  wish: Partial<ImportItem>,
  resolved: { cateId: string | undefined; brandId: number | undefined } = { cateId: undefined, brandId: undefined },
) => mergeItem(stored, item({ fields: {}, ...wish }), resolved, usual);

describe('a product that is there', () => {
  it('keeps what the file does not say', () => {
    const { fields, content, skus, attrs } = merged({ fields: { storeInfo: '新' }, skus: [line({}, { 色: '红' })] });

    expect(fields).toMatchObject({ storeName: '旧杯', storeInfo: '新', sort: 9, code: 'C1', cateId: '7' });
    expect([content, attrs]).toEqual(['<p>旧</p>', [{ attrName: '色', attrValues: ['红', '蓝'] }]]);
    expect(skus.map(({ suk, stock, price }) => [suk, stock, price])).toEqual([
      ['红', 4, 1000],
      ['蓝', 5, 1000],
    ]);
  });

  it('takes the category, the brand and the code that the file names', () => {
    const { fields } = merged({ code: 'C2', skus: [line({}, { 色: '红' })] }, { cateId: '8,9', brandId: 5 });
    expect(fields).toMatchObject({ cateId: '8,9', brandId: 5, code: 'C2' });
  });

  it.each<[string, ItemSku]>([
    ['specification', line({ price: 1 }, { 色: '蓝' })],
    ['bar code', line({ price: 1, barCode: 'B' })],
    ['number of ours', { row: 2, skuId: 12, fields: { price: 1 } }],
  ])('is changed at the SKU that a row names by its %s', (_, row) => {
    expect(merged({ skus: [row] }).skus.map(({ price }) => price)).toEqual([1000, 1]);
  });

  it('gets a SKU more where a row names values that are new', () => {
    const { skus, attrs, fields } = merged({ skus: [line({ price: 7, stock: 2 }, { 色: '紫' })] });

    expect(attrs).toEqual([{ attrName: '色', attrValues: ['红', '蓝', '紫'] }]);
    expect(skus.map(({ suk, stock }) => [suk, stock])).toEqual([
      ['红', 4],
      ['蓝', 5],
      ['紫', 2],
    ]);
    expect(fields.specType).toBe(true);
  });

  it('loses the SKUs that a file of all specifications does not have', () => {
    const attrs = [{ attrName: '色', attrValues: ['蓝'] }];
    expect(merged({ attrs, skus: [line({ price: 3 }, { 色: '蓝' })] }).skus.map(({ suk, stock }) => [suk, stock])).toEqual([
      ['蓝', 5],
    ]);
  });

  it('is not changed by a row that could mean several of its SKUs', () => {
    expect(() => merged({ skus: [line({ price: 1 })] })).toThrow('多规格商品请填写规格或商品编号');
    expect(() => merged({ skus: [line({ price: 1, barCode: 'X' })] })).toThrow('多规格商品请填写规格或商品编号');
  });
});
