import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredSku, WantedSku } from './fields.ts';
import { checkSigns, checkSkus, inOrderOf, planSkus, sukOf } from './rules.ts';

const attrs = [
  { attrName: '颜色', attrValues: ['红', '蓝'] },
  { attrName: '尺码', attrValues: ['L'] },
];

describe('the name of a combination', () => {
  it('has the values in the order of the specifications, whatever order they come in', () => {
    expect(sukOf(attrs, { 尺码: 'L', 颜色: '蓝' })).toBe('蓝,L');
  });

  it('gives back the order of the specifications, whichever values they have', () => {
    const order = (suk: string, attrValue: Record<string, string>) => Object.entries(inOrderOf({ suk, attrValue }));
    expect(order('红,L', { 尺码: 'L', 颜色: '红' })).toEqual(Object.entries({ 颜色: '红', 尺码: 'L' }));
    expect(order('40,40,圆', { 宽: '40', 形: '圆', 长: '40' })).toEqual(Object.entries({ 宽: '40', 长: '40', 形: '圆' }));
    expect(order('旧名', { 尺码: 'L', 颜色: '红' })).toEqual(Object.entries({ 尺码: 'L', 颜色: '红' }));
  });

  it.each([
    ['lacks a specification', { 颜色: '红' }],
    ['has one too many', { 颜色: '红', 尺码: 'L', 款式: '短' }],
    ['has a value the specification does not', { 颜色: '绿', 尺码: 'L' }],
    ['names a specification the product does not have', { 颜色: '红', 大小: 'L' }],
    ['has an empty value', { 颜色: '', 尺码: 'L' }],
  ])('is refused where the combination %s', (_, attrValue) => {
    expect(() => sukOf(attrs, attrValue)).toThrow('与商品规格不一致，请重新生成规格组合');
  });

  it('is 128 characters at most', () => {
    const of = (value: string) => sukOf([{ attrName: '规格', attrValues: [value] }], { 规格: value });
    expect(of('长'.repeat(128))).toHaveLength(128);
    expect(() => of('长'.repeat(129))).toThrow('规格组合的名称过长，请缩短规格值');
  });

  it.each(['红,蓝', '红_蓝', '红$&蓝'])('has none of the signs at which clients split: %s', (text) => {
    expect(() => checkSigns([{ attrName: '颜色', attrValues: [text] }])).toThrow('不能含有 , _ 和 $& 符号');
    expect(() => checkSigns([{ attrName: text, attrValues: ['红'] }])).toThrow('不能含有 , _ 和 $& 符号');
    expect(() => checkSigns([{ attrName: '颜色&$', attrValues: ['红$蓝'] }])).not.toThrow();
  });
});

const wanted = (suk: string, more: Partial<WantedSku> = {}): WantedSku => ({
  suk,
  attrValue: { 规格: suk },
  image: 'a.png',
  barCode: '',
  price: 1000,
  cost: 0,
  otPrice: 0,
  weight: 0,
  volume: 0,
  brokerage: 0,
  brokerageTwo: 0,
  stock: 0,
  ...more,
});
const stored = (id: number, suk: string, more: Partial<StoredSku> = {}): StoredSku => {
  const { stockBase: _, ...fields } = wanted(suk);
  return { ...fields, shelf: '', id, place: 0, isDel: false, ...more };
};

describe('commissions of its own', () => {
  const dear = [wanted('红', { price: 100, brokerage: 60, brokerageTwo: 41 })];

  it('are together no more than the price', () => {
    expect(() => checkSkus(true, dear)).toThrow('佣金不能大于售价');
    expect(() => checkSkus(true, [wanted('红', { price: 101, brokerage: 60, brokerageTwo: 41 })])).not.toThrow();
  });

  it('do not count where the shop’s rates do', () => {
    expect(() => checkSkus(false, dear)).not.toThrow();
  });
});

describe('an edit of SKUs', () => {
  it('leaves those alone that are as they were', () => {
    const plan = planSkus([stored(1, '红', { stock: 3 })], [wanted('红', { stock: 3 })]);
    expect(plan).toEqual({ change: [], add: [], drop: [], moves: [] });
  });

  it('keeps a SKU that changes its price, and flags one that is gone', () => {
    const plan = planSkus([stored(1, '红'), stored(2, '蓝', { place: 1 })], [wanted('红', { price: 5 }), wanted('绿')]);

    expect(plan.change).toMatchObject([{ id: 1, price: 5, place: 0 }]);
    expect(plan.add).toMatchObject([{ suk: '绿', place: 1 }]);
    expect(plan.drop).toEqual([2]);
  });

  it('brings a removed SKU back as itself, with the stock it is given and not on top of what was left', () => {
    const plan = planSkus([stored(1, '红', { isDel: true, stock: 4 })], [wanted('红', { stock: 6, stockBase: 0 })]);

    expect(plan).toMatchObject({ add: [], drop: [], change: [{ id: 1, isDel: false }], moves: [{ skuId: 1, delta: 2 }] });
  });

  it('means the live SKU where a removed one has the same name', () => {
    const twins = [stored(1, '红'), stored(2, '红', { isDel: true })];
    expect(planSkus(twins, [wanted('红', { price: 7 })]).change).toMatchObject([{ id: 1 }]);
    expect(planSkus(twins.toReversed(), [wanted('红', { price: 7 })]).change).toMatchObject([{ id: 1 }]);
  });

  it('moves stock by what the form changed, so that an order placed meanwhile is not lost', () => {
    const sold = [stored(1, '红', { stock: 7 })];
    expect(planSkus(sold, [wanted('红', { stock: 15, stockBase: 10 })]).moves).toEqual([{ skuId: 1, delta: 5 }]);
    expect(planSkus(sold, [wanted('红', { stock: 10, stockBase: 10 })]).moves).toEqual([]);
    expect(planSkus(sold, [wanted('红', { stock: 10 })]).moves).toEqual([{ skuId: 1, delta: 3 }]);
  });

  it('leaves a SKU on the shelf where it lies, unless it is given another', () => {
    const lying = [stored(1, '红', { shelf: 'A-1' })];
    expect(planSkus(lying, [wanted('红')]).change).toEqual([]);
    expect(planSkus(lying, [wanted('红', { price: 5 })]).change).toMatchObject([{ price: 5, shelf: 'A-1' }]);
    expect(planSkus(lying, [wanted('红', { shelf: '' })]).change).toMatchObject([{ shelf: '' }]);
  });

  it('minds a new order of the rows, and a new order of a row’s own values not at all', () => {
    const pair = stored(1, '红,L', { attrValue: { 颜色: '红', 尺码: 'L' } });
    const same = wanted('红,L', { attrValue: { 尺码: 'L', 颜色: '红' } });

    expect(planSkus([pair], [same]).change).toEqual([]);
    expect(planSkus([stored(1, '红'), stored(2, '蓝', { place: 1 })], [wanted('蓝'), wanted('红')]).change).toMatchObject([
      { id: 2, place: 0 },
      { id: 1, place: 1 },
    ]);
  });

  it('ends with exactly the SKUs that were wanted, whatever there was', () => {
    const suks = fc.uniqueArray(fc.constantFrom('红', '蓝', '绿', '紫', '白'));
    fc.assert(
      fc.property(suks, suks, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (before, after, removed) => {
        const there = before.map((suk, at) => stored(at + 1, suk, { place: at, isDel: removed[at] ?? false }));
        const plan = planSkus(
          there,
          after.map((suk) => wanted(suk)),
        );
        const back = new Set(plan.change.map(({ id }) => id));
        const live = there.filter(({ id, isDel }) => (back.has(id) || !isDel) && !plan.drop.includes(id)).map(({ suk }) => suk);
        expect([...live, ...plan.add.map(({ suk }) => suk)].sort()).toEqual(after.toSorted());
      }),
    );
  });
});
