import { describe, expect, it } from 'vitest';
import { changedProducts, figuresOf, linesOf, wasOf } from './sheet-lines.ts';

const cup = { skuId: 1, productId: 7, name: '搪瓷杯', suk: '', price: 1990, otPrice: 2990, cost: 800, stock: 12 };
const slippers = { skuId: 2, productId: 8, name: '拖鞋', suk: '红', price: 2590, otPrice: 2590, cost: 900, stock: 0 };
const rows = [cup, slippers];
const filled = (change: object) => linesOf(rows, []).map((line) => (line.skuId === 2 ? { ...line, ...change } : line));

describe('a sheet that is filled in', () => {
  it('says nothing while it stands as it was', () => {
    expect(figuresOf(linesOf(rows, []))).toEqual([]);
  });

  it('says what was changed, and what it was', () => {
    expect(figuresOf(filled({ stock: 5, cost: 1000 }))).toEqual([
      { skuId: 2, cost: 1000, costBase: 900, stock: 5, stockBase: 0 },
    ]);
  });

  it('takes an empty cell for one left alone', () => {
    expect(figuresOf(filled({ price: null }))).toEqual([]);
  });

  it('keeps what was filled in, and marks it', () => {
    const [, line] = linesOf(rows, [{ skuId: 2, stock: 5, stockBase: 0 }]);
    expect(line).toMatchObject({ price: 2590, stock: 5 });
    expect(line && [wasOf(line, 'stock'), wasOf(line, 'price')]).toEqual([0, undefined]);
  });

  it('names the products that it changes', () => {
    expect(changedProducts(rows, figuresOf(filled({ otPrice: 3000 })))).toEqual([8]);
  });
});
