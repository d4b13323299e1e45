import { describe, expect, it } from 'vitest';
import { copyOf } from './copy-of.ts';
import { differenceOf, isNone } from './difference.ts';
import { type ProductFields, type StoredAggregate, type ProductAggregate, cateIdsOf, wantedOf } from './aggregate.ts';
import type { StoredSku } from '../skus/fields.ts';

const flags = { specType: true, isSub: false, isHot: false, isBenefit: false, isBest: false, isNew: true, isGood: false };
const fields: ProductFields = {
  storeName: '马克杯',
  storeInfo: '杯',
  keyword: '杯',
  image: 'a.png',
  sliderImage: ['a.png', 'b.png'],
  flatPattern: '',
  unitName: '件',
  cateId: '3,1',
  brandId: 2,
  tempId: 1,
  sort: 5,
  ficti: 6,
  giveIntegral: 7,
  activity: '0,1,2,3',
  code: 'C1',
  ...flags,
};
const figures = {
  price: 1000,
  cost: 500,
  otPrice: 1200,
  weight: 1,
  volume: 2,
  brokerage: 0,
  brokerageTwo: 0,
  image: 's.png',
  shelf: '',
};
const red: StoredSku = { id: 11, suk: '红', attrValue: { 色: '红' }, ...figures, barCode: 'R', stock: 4, place: 0, isDel: false };
const blue: StoredSku = { ...red, id: 12, suk: '蓝', attrValue: { 色: '蓝' }, place: 1, isDel: true };
const stored: StoredAggregate = {
  id: 1,
  fields,
  content: '<p>好</p>',
  attrs: [
    { id: 21, attrName: '色', attrValues: ['红', '蓝'], place: 0 },
    { id: 22, attrName: '码', attrValues: ['L'], place: 1 },
  ],
  skus: [red, blue],
  couponIds: [31],
};
const same: ProductAggregate = {
  fields,
  content: '<p>好</p>',
  attrs: stored.attrs.map(({ attrName, attrValues }) => ({ attrName, attrValues })),
  skus: [wantedOf(red)],
};

describe('a product that is saved as it was', () => {
  it('differs in nothing', () => {
    const difference = differenceOf(stored, structuredClone(same));
    expect(difference).toMatchObject({ id: 1, fields: {}, content: undefined, cateIds: undefined });
    expect(isNone(difference)).toBe(true);
  });
});

describe('what an edit writes', () => {
  it('is the fields that changed, and no others', () => {
    const wanted = { ...fields, storeName: '茶杯', sliderImage: ['b.png', 'a.png'], isNew: false };
    expect(differenceOf(stored, { ...same, fields: wanted }).fields).toEqual({
      storeName: '茶杯',
      sliderImage: ['b.png', 'a.png'],
      isNew: false,
    });
  });

  it('is the list of categories anew where it changed, each once', () => {
    expect(differenceOf(stored, { ...same, fields: { ...fields, cateId: '1,3,1' } }).cateIds).toEqual([1, 3]);
    expect(cateIdsOf('')).toEqual([]);
  });

  it('is the specifications that moved, changed, came or went', () => {
    const attrs = [
      { attrName: '码', attrValues: ['L'] },
      { attrName: '款', attrValues: ['短'] },
    ];
    expect(differenceOf(stored, { ...same, attrs }).attrs).toEqual({
      add: [{ attrName: '款', attrValues: ['短'], place: 1 }],
      change: [{ id: 22, attrName: '码', attrValues: ['L'], place: 0 }],
      drop: [21],
    });
  });

  it.each<[string, Partial<ProductAggregate>]>([
    ['a text', { content: '' }],
    ['a field', { fields: { ...fields, sort: 0 } }],
    ['a specification', { attrs: same.attrs.slice(0, 1) }],
    ['a price', { skus: [{ ...wantedOf(red), price: 1 }] }],
    ['a stock', { skus: [{ ...wantedOf(red), stock: 5 }] }],
    ['a SKU less', { skus: [] }],
    ['a coupon more', { couponIds: [31, 32] }],
    ['a coupon less', { couponIds: [] }],
    ['a SKU that comes back', { skus: [wantedOf(red), wantedOf(blue)] }],
  ])('is something with %s', (_, overrides) => {
    expect(isNone(differenceOf(stored, { ...same, ...overrides }))).toBe(false);
  });
});

describe('a copy', () => {
  it('has no number, no stock, no removed SKU and nothing but what people edit', () => {
    const copy = copyOf({ ...stored, fields: Object.assign({ sales: 9, isShow: true, version: 3 }, fields) });

    expect(copy.fields).toEqual({ ...fields, storeName: '马克杯（副本）', code: null });
    expect(copy.skus).toEqual([{ ...wantedOf(red), barCode: '', shelf: '', stock: 0 }]);
    expect(copy.attrs).toEqual(same.attrs);
  });
});
