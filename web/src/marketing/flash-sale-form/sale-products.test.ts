import { describe, expect, it } from 'vitest';
import { slippers } from '#web/catalogue/product/sample-products.ts';
import { type SaleProduct, atPercent, defectOf, filledBy, linesOf, saleOf } from './sale-products.ts';

const sku = (suk: string, change: object = {}) => ({
  suk,
  usual: 1000,
  cost: 500,
  stock: 5,
  isIn: true,
  price: null,
  quota: 5,
  ...change,
});
const lamp: SaleProduct = { id: 1, name: '信号灯', image: '', title: '信号灯', tempId: 1, num: 1, skus: [sku('红'), sku('绿')] };
const mug: SaleProduct = { ...lamp, id: 2, name: '马克杯', title: '马克杯', skus: [sku('默认', { price: 700 })] };
const none = new Set<number>();
const open = new Set([1]);

/** Products after lines with these keys were given these figures. */
function filled(products: readonly SaleProduct[], unfolded: ReadonlySet<number>, change: Record<string, object>) {
  const lines = linesOf(products, unfolded);
  return filledBy(
    products,
    lines,
    lines.map((line) => ({ ...line, ...change[line.key] })),
  );
}
const prices = (products: readonly SaleProduct[]) => products.map(({ skus }) => skus.map(({ price }) => price));

describe('products that go on sale', () => {
  it('begin without a price, with all that is in stock, a name of their own and no SKU that is sold out', () => {
    const [first, ...others] = slippers.attrValue;
    const product = saleOf({ ...slippers, attrValue: first ? [{ ...first, stock: 0 }, ...others] : [] });
    expect(product.skus[0]).toMatchObject({ isIn: false, price: null });
    expect(product).toMatchObject({ title: slippers.storeName, num: 1 });
  });

  it('are a line each, with those of their SKUs below where they are unfolded', () => {
    expect(linesOf([lamp, mug], none).map(({ name }) => name)).toEqual(['信号灯', '马克杯']);
    expect(linesOf([lamp, mug], open).map(({ name }) => name)).toEqual(['信号灯', '信号灯 红', '信号灯 绿', '马克杯']);
  });

  it('have a price on their line where all SKUs have it', () => {
    const priceOf = (skus: SaleProduct['skus']) => linesOf([{ ...lamp, skus }], none)[0]?.price;
    expect(priceOf([sku('红', { price: 700 }), sku('绿', { price: 700 })])).toBe(700);
    expect(priceOf([sku('红', { price: 700 }), sku('绿', { price: 800 })])).toBeNull();
  });

  it('fill all their SKUs by their own line, and one by its own', () => {
    expect(prices(filled([lamp, mug], none, { '1': { price: 800 } }))).toEqual([[800, 800], [700]]);
    expect(prices(filled([lamp], open, { '1': { price: 800 }, '1 绿': { price: 750 } }))).toEqual([[800, 750]]);
    expect(filled([lamp, mug], none, { '1': { num: 3 }, '2 默认': { num: 4 } }).map(({ num }) => num)).toEqual([3, 4]);
  });

  it('leave alone a SKU that is not sold', () => {
    const half = { ...lamp, skus: [sku('红'), sku('绿', { isIn: false })] };
    expect(prices(filled([half], none, { '1': { price: 800 } }))).toEqual([[800, null]]);
    expect(prices(atPercent([half], 80))).toEqual([[800, null]]);
  });

  it('take a part of their usual prices, to the fen', () => {
    expect(prices(atPercent([{ ...mug, skus: [sku('默认', { usual: 1999 })] }], 85))).toEqual([[1699]]);
  });

  it.each<[string, readonly SaleProduct[], string | undefined]>([
    ['no product', [], '请选择商品'],
    ['a SKU without its price', [mug, lamp], '“信号灯 红”：请填秒杀价'],
    ['a price of nothing', [{ ...mug, skus: [sku('默认', { price: 0 })] }], '“马克杯”：秒杀价要大于 0'],
    ['more than there is', [{ ...mug, skus: [sku('默认', { price: 1, quota: 6 })] }], '“马克杯”：限量不能超过库存 5'],
    ['no piece', [{ ...mug, skus: [sku('默认', { price: 1, quota: 0 })] }], '“马克杯”：限量至少 1 件'],
    ['no limit of a person', [{ ...mug, num: null }], '“马克杯”：请填每人每天可以买几次'],
    ['no SKU', [{ ...mug, skus: [sku('默认', { isIn: false })] }], '“马克杯”没有选规格，请至少选一个，或移出这件商品'],
    ['no title', [{ ...mug, title: ' ' }], '“马克杯”的活动标题不能为空，请在“其他设置”中填写'],
    ['all that is asked for', [mug], undefined],
  ])('with %s say so', (_, products, says) => {
    expect(defectOf(products)).toBe(says);
  });
});
