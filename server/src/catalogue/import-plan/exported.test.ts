import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../products/queries.ts';
import type { StoredAggregate } from '../product-aggregate/aggregate.ts';
import type { StoredSku } from '../skus/fields.ts';
import { changedItem } from './exported.ts';
import type { Cells } from '../import-reading/items.ts';

const now = new Date('2026-11-20T06:00:00Z');
const flags = { specType: true, isSub: false, isHot: false, isBenefit: false, isBest: false, isNew: false, isGood: false };
const fields = {
  storeName: '茶杯',
  storeInfo: '好杯',
  keyword: '杯',
  image: 'a.png',
  sliderImage: ['a.png'],
  flatPattern: '',
  unitName: '件',
  cateId: '3',
  brandId: 5,
  tempId: 1,
  sort: 2,
  ficti: 0,
  giveIntegral: 0,
  activity: '0,1,2,3',
  code: 'C1',
  ...flags,
};
const states = { isShow: true, isRecycle: false, isDel: false, isBare: false };
const times = { addTime: now, createTime: now, updateTime: now };
const totals = { price: 1000, otPrice: 0, cost: 0, stock: 9, sales: 3, browse: 1, version: 1, codes: '', merId: null };
const product: ProductRecord = { id: 7, ...fields, ...states, ...times, ...totals };
const figures = {
  price: 1000,
  cost: 500,
  otPrice: 1200,
  weight: 10,
  volume: 0,
  brokerage: 0,
  brokerageTwo: 0,
  image: '',
  shelf: '',
};
const red: StoredSku = { id: 11, suk: '红', attrValue: { 色: '红' }, ...figures, barCode: 'R', stock: 4, place: 0, isDel: false };
const blue: StoredSku = { ...red, id: 12, suk: '蓝', attrValue: { 色: '蓝' }, barCode: '', stock: 5, place: 1 };
const gone: StoredSku = { ...red, id: 13, suk: '绿', isDel: true };
const stored: StoredAggregate = {
  couponIds: [],
  id: 7,
  fields,
  content: '',
  attrs: [{ id: 1, attrName: '色', attrValues: ['红', '蓝'], place: 0 }],
  skus: [red, blue, gone],
};
const directory = { categoriesOf: () => '餐具/杯子', brandOf: () => '双鱼' };

/** Line of our export for the red one. */
const written: Cells = {
  id: '7',
  skuId: '11',
  code: 'C1',
  storeName: '茶杯',
  cateName: '餐具/杯子',
  brandName: '双鱼',
  spec: '色:红',
  barCode: 'R',
  price: '10.00',
  otPrice: '12',
  cost: '5.0',
  stock: '4',
  stockBase: '4',
  isShow: '是',
  sort: '2',
};
const ofBlue: Cells = { id: '7', skuId: '12', spec: '色:蓝', price: '10', stock: '5', stockBase: '5' };
const read = (...rows: Cells[]) =>
  changedItem({ lines: rows.map((cells, at) => ({ row: at + 2, cells })) }, product, stored, directory);

describe('rows of our own export', () => {
  it('say nothing while nobody changed them, however a spreadsheet writes its numbers', () => {
    expect(read(written, ofBlue)).toBeUndefined();
    expect(read({ ...written, price: '10', otPrice: '12.000', storeName: ' 茶杯 ' })).toBeUndefined();
  });

  it('say what was changed in them, and nothing else', () => {
    const item = read({ ...written, price: '9.9', storeName: '大茶杯' }, ofBlue);

    expect(item).toMatchObject({
      fields: { storeName: '大茶杯' },
      code: undefined,
      places: undefined,
      brand: undefined,
      isShow: undefined,
    });
    expect(item?.skus).toEqual([{ row: 2, skuId: 11, spec: undefined, fields: { price: 990 } }]);
  });

  it('bring the stock they were written with, where the stock was changed', () => {
    expect(read({ ...written, stock: '10' })?.skus[0]?.fields).toEqual({ stock: 10, stockBase: 4 });
    expect(read({ ...written, stockBase: '9' })).toBeUndefined();
  });

  it('say what changed in several of them as of one product', () => {
    const item = read({ ...written, sort: '8' }, { ...ofBlue, price: '11' });

    expect(item?.fields).toEqual({ sort: 8 });
    expect(item?.skus.map(({ skuId, fields: said }) => [skuId, said])).toEqual([
      [11, {}],
      [12, { price: 1100 }],
    ]);
  });

  it('may be joined by a row of a new SKU', () => {
    const item = read(written, { id: '7', spec: '色:紫', price: '8', stock: '1' });
    expect(item?.skus).toEqual([{ row: 3, spec: { 色: '紫' }, fields: { price: 800, stock: 1 } }]);
  });

  it.each<[string, Cells[]]>([
    [
      '同一商品的几行填写了不同的内容，请只在一行中修改',
      [
        { ...written, sort: '8' },
        { ...ofBlue, sort: '9' },
      ],
    ],
    ['规格“色:黑”不能通过导入改名，请在商品编辑中修改', [{ ...written, spec: '色:黑' }]],
    ['这个商品没有系统规格ID为“13”的规格，请重新导出后再修改', [{ id: '7', skuId: '13', price: '1' }]],
    ['这个商品没有系统规格ID为“x”的规格，请重新导出后再修改', [{ id: '7', skuId: 'x' }]],
    ['售价“贵”应为 0 到 999999.99 的数字', [{ ...written, price: '贵' }]],
  ])('are refused: %s', (reason, rows) => {
    expect(() => read(...rows)).toThrow(reason);
  });
});
