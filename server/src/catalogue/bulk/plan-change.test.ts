import { describe, expect, it } from 'vitest';
import { type Target, plannerOf } from './plan-change.ts';
import { labelOf } from './label.ts';

const now = new Date(0);
const product: Target['product'] = {
  id: 1,
  storeName: '杯',
  storeInfo: '',
  keyword: '',
  image: '',
  sliderImage: [],
  flatPattern: '',
  unitName: '件',
  cateId: '1,2',
  brandId: null,
  merId: null,
  tempId: 1,
  price: 1000,
  otPrice: 0,
  cost: 0,
  stock: 5,
  sales: 0,
  sort: 0,
  ficti: 0,
  browse: 0,
  giveIntegral: 0,
  specType: true,
  isSub: false,
  isShow: true,
  isHot: false,
  isBenefit: false,
  isBest: false,
  isNew: false,
  isGood: false,
  isRecycle: false,
  isDel: false,
  isBare: false,
  activity: '0,1,2,3',
  code: null,
  codes: '',
  version: 1,
  addTime: now,
  createTime: now,
  updateTime: now,
};
const sku = (id: number, suk: string, stock: number): Target['skus'][number] => ({
  id,
  productId: 1,
  suk,
  attrValue: { 色: suk },
  stock,
  sales: 0,
  price: 1000,
  cost: 0,
  otPrice: 0,
  image: '',
  barCode: '',
  shelf: '',
  weight: 0,
  volume: 0,
  brokerage: 60,
  brokerageTwo: 40,
  place: 0,
  isDel: false,
});
const one = { product, skus: [sku(11, '红', 5)] };
const two = { product, skus: [sku(11, '红', 5), sku(12, '蓝', 0)] };
const words = { category: (id: number) => `类${id}`, freight: (id: number) => `运费${id}` };
const planned = (change: Parameters<typeof plannerOf>[0], target: Target = one) => plannerOf(change, words)(target);

describe('a bulk change of a product', () => {
  it('says in words what will be different', () => {
    const { lines } = planned({
      price: { way: 'percent', value: -1000 },
      stock: { way: 'add', value: 3 },
      category: { way: 'remove', cateId: [2] },
      freight: { tempId: 4 },
    });

    expect(lines).toEqual([
      { label: '分类', before: '类1、类2', after: '类1' },
      { label: '运费模板', before: '运费1', after: '运费4' },
      { label: '售价', before: '10.00', after: '9.00' },
      { label: '库存', before: '5', after: '8' },
    ]);
  });

  it('names the SKU where there are several', () => {
    expect(planned({ stock: { way: 'set', value: 5 } }, two).lines).toEqual([{ label: '蓝 库存', before: '0', after: '5' }]);
  });

  it('plans nothing where all is so already', () => {
    const { difference, lines } = planned({
      price: { way: 'set', value: 1000 },
      stock: { way: 'set', value: 5 },
      category: { way: 'add', cateId: [1] },
      freight: { tempId: 1 },
    });

    expect(lines).toEqual([]);
    expect(difference).toMatchObject({ fields: {}, cateIds: undefined, skus: { change: [], moves: [] } });
  });

  it('changes the cells of a sheet alone, and stock by the difference to what the sheet saw', () => {
    const { difference } = planned({ figures: [{ skuId: 12, price: 500, stock: 9, stockBase: 2 }] }, two);

    expect(difference.skus).toMatchObject({ change: [{ id: 12, price: 500 }], moves: [{ skuId: 12, delta: 7 }] });
  });

  it('changes prices of every kind, and says each', () => {
    const figure = { skuId: 12, price: 900, priceBase: 1000, otPrice: 1500, cost: 300 };
    const { difference, lines } = planned({ figures: [figure] }, two);
    expect(difference.skus.change).toMatchObject([{ id: 12, price: 900, otPrice: 1500, cost: 300 }]);
    expect(lines.map(({ label, after }) => [label, after])).toEqual([
      ['蓝 售价', '9.00'],
      ['蓝 划线价', '15.00'],
      ['蓝 成本价', '3.00'],
    ]);
  });

  it('leaves alone a price that somebody has changed since the sheet was opened, unless it is the one that is wanted', () => {
    const opened = (price: number) => planned({ figures: [{ skuId: 12, price, priceBase: 800 }] }, two);
    expect(() => opened(900)).toThrow('蓝 售价刚被改成了 10.00 元，这件商品没有修改，请重新打开后再改');
    expect(opened(1000).lines).toEqual([]);
  });

  it('takes no more stock than there is', () => {
    expect(() => planned({ figures: [{ skuId: 11, stock: 0, stockBase: 9 }] })).toThrow('现有库存 5，不够减');
    expect(() => planned({ stock: { way: 'add', value: -1 } }, two)).toThrow('现有库存 0，不够减');
  });

  it('leaves no price below the product’s own commissions', () => {
    const own = { ...one, product: { ...product, isSub: true } };

    expect(() => planned({ price: { way: 'set', value: 99 } }, own)).toThrow('佣金不能大于售价');
    expect(() => planned({ price: { way: 'set', value: 100 } }, own)).not.toThrow();
    expect(() => planned({ price: { way: 'set', value: 99 } })).not.toThrow();
  });

  it('is refused in the bin, and of what is no more', () => {
    const stock = { way: 'set', value: 1 } as const;
    expect(() => planned({ stock }, { ...one, product: { ...product, isRecycle: true } })).toThrow(
      '商品在回收站里，请先恢复商品',
    );
    expect(() => planned({ stock }, { ...one, product: { ...product, isRecycle: true, isDel: true } })).toThrow('商品不存在');
  });
});

describe('what a run does, in a few words', () => {
  it.each<[Parameters<typeof labelOf>[0], string]>([
    [{ act: 'putOnShell' }, '上架'],
    [{ act: 'recycle' }, '移入回收站'],
    [{ price: { way: 'set', value: 888 } }, '售价改为 8.88 元'],
    [{ price: { way: 'add', value: -50 } }, '售价 −0.50 元'],
    [{ price: { way: 'percent', value: 1250 } }, '售价 +12.50%'],
    [{ stock: { way: 'set', value: 0 } }, '库存改为 0'],
    [{ stock: { way: 'add', value: 5 } }, '库存 +5'],
    [{ stock: { way: 'add', value: -5 }, freight: { tempId: 1 } }, '库存 −5，改运费模板'],
    [{ category: { way: 'replace', cateId: [1] } }, '改为分类'],
    [{ figures: [] }, '按表格改价格和库存'],
  ])('%j is %s', (task, label) => {
    expect(labelOf(task)).toBe(label);
  });
});
