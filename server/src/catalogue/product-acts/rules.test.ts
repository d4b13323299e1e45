import { describe, expect, it } from 'vitest';
import type { ProductDraft, SkuDraft } from '#contract/catalogue/product-draft.ts';
import { addressesBelow } from '#server/pictures/index.ts';
import { activityCodes, activityNames } from '../products/rules.ts';
import { attrsOf, checkCommissions, toAggregate } from './rules.ts';

const sku: SkuDraft = { attrValue: { 规格: '默认' }, image: 'a.png', price: 1000, cost: 500, otPrice: 1200, stock: 3 };
const draft = (overrides: Partial<ProductDraft> = {}): ProductDraft => ({
  image: 'a.png',
  sliderImage: ['a.png'],
  storeName: '马克杯',
  storeInfo: '一只杯子',
  keyword: '杯子',
  cateId: '1',
  unitName: '件',
  isSub: false,
  tempId: 1,
  specType: false,
  attr: [{ attrName: '规格', attrValues: '默认' }],
  attrValue: [sku],
  ...overrides,
});
const aggregate = (overrides: Partial<ProductDraft> = {}, domain = '') =>
  toAggregate(draft(overrides), null, addressesBelow(domain));

describe('the order of campaigns', () => {
  it.each([
    [['拼团', '默认', '砍价', '秒杀'], '3,0,2,1'],
    [['秒杀'], '1'],
    [['秒杀', '秒杀', '没有的'], '1'],
    [['没有的'], '0,1,2,3'],
    [[], '0,1,2,3'],
    [null, '0,1,2,3'],
    [undefined, '0,1,2,3'],
  ])('%j is kept as %s', (labels, codes) => {
    expect(activityCodes(labels)).toBe(codes);
  });

  it('is read from old rows, which have blanks, and loses what no code is', () => {
    expect(activityNames('0, 1, 2, 3')).toEqual(['默认', '秒杀', '砍价', '拼团']);
    expect(activityNames('3,9,1')).toEqual(['拼团', '秒杀']);
  });
});

describe('specifications of the form', () => {
  it('are trimmed, and have no value twice and none that is empty', () => {
    expect(attrsOf([{ attrName: ' 颜色 ', attrValues: '红, 蓝,,红 ' }])).toEqual([
      { attrName: '颜色', attrValues: ['红', '蓝'] },
    ]);
  });

  it('fit the SKUs also with blanks around them, and as numbers', () => {
    const { skus } = aggregate({
      attr: [{ attrName: '尺码 ', attrValues: ' 42' }],
      attrValue: [{ ...sku, attrValue: { ' 尺码': 42 } }],
    });
    expect(skus).toMatchObject([{ suk: '42', attrValue: { 尺码: '42' } }]);
  });
});

describe('a product of the form', () => {
  it('has nothing where the client sends nothing', () => {
    const { fields, content, skus } = aggregate();

    expect(content).toBe('');
    expect(fields).toMatchObject({
      sort: 0,
      ficti: 0,
      giveIntegral: 0,
      isHot: false,
      isGood: false,
      flatPattern: '',
      brandId: null,
      code: null,
    });
    expect(fields).not.toHaveProperty('merId');
    expect(skus).toMatchObject([{ barCode: '', weight: 0, volume: 0, brokerage: 0, brokerageTwo: 0, stockBase: undefined }]);
  });

  it('belongs to no brand and to the house’s own shop where the client sends 0', () => {
    expect(aggregate({ brandId: 0, merId: 0 }).fields).toMatchObject({ brandId: null, merId: null });
    expect(aggregate({ brandId: 4, merId: 5 }).fields).toMatchObject({ brandId: 4, merId: 5 });
  });

  it('keeps its own pictures without the domain, those of others as they are', () => {
    const ours = 'https://img.example.com/files/a.png';
    const { fields, content, skus } = aggregate(
      {
        image: ours,
        sliderImage: [ours, 'https://elsewhere.example.com/b.png'],
        flatPattern: ours,
        content: `<img src="${ours}" />`,
        attrValue: [{ ...sku, image: ours }],
      },
      'https://img.example.com/',
    );

    expect(fields).toMatchObject({
      image: '/files/a.png',
      sliderImage: ['/files/a.png', 'https://elsewhere.example.com/b.png'],
      flatPattern: '/files/a.png',
    });
    expect([content, skus[0]?.image]).toEqual(['<img src="/files/a.png" />', '/files/a.png']);
  });

  it('is refused with several SKUs and one specification', () => {
    const attr = [{ attrName: '色', attrValues: '红,蓝' }];
    const attrValue = ['红', '蓝'].map((value) => ({ ...sku, attrValue: { 色: value } }));

    expect(() => aggregate({ attr, attrValue })).toThrow('单规格商品属性值不能大于1');
    expect(aggregate({ attr, attrValue, specType: true }).skus.map(({ suk }) => suk)).toEqual(['红', '蓝']);
  });

  it('is refused with the same combination twice', () => {
    const attr = [{ attrName: '色', attrValues: '红' }];
    const attrValue = [
      { ...sku, attrValue: { 色: '红' } },
      { ...sku, attrValue: { 色: '红 ' } },
    ];
    expect(() => aggregate({ attr, attrValue, specType: true })).toThrow('规格组合重复，请删除重复的规格');
  });
});

describe('commissions', () => {
  const named = { ...sku, brokerage: 1, brokerageTwo: 2 };

  it('are asked for where the product has its own', () => {
    expect(() => checkCommissions({ isSub: true, attrValue: [named, sku] })).toThrow('规格属性一级返佣不能为空');
    expect(() => checkCommissions({ isSub: true, attrValue: [{ ...named, brokerageTwo: null }] })).toThrow(
      '规格属性二级返佣不能为空',
    );
    expect(() => checkCommissions({ isSub: true, attrValue: [named] })).not.toThrow();
  });

  it('are not where it has the shop’s', () => {
    expect(() => checkCommissions({ isSub: false, attrValue: [sku] })).not.toThrow();
  });
});
