import { describe, expect, it } from 'vitest';
import { figuresOf, linesOf } from './sheet-lines.ts';

const rows = [
  { skuId: 1, name: '搪瓷杯', suk: '', price: 1990, stock: 12 },
  { skuId: 2, name: '拖鞋', suk: '红', price: 2590, stock: 0 },
];

describe('a sheet that is filled in', () => {
  it('says nothing while it stands as it was', () => {
    expect(figuresOf(rows, linesOf(rows, []))).toEqual([]);
  });

  it('says what was changed, and of stock what it was', () => {
    const lines = [
      { skuId: 1, name: '搪瓷杯', price: 990, stock: 12 },
      { skuId: 2, name: '拖鞋 红', price: 2590, stock: 5 },
    ];

    expect(figuresOf(rows, lines)).toEqual([
      { skuId: 1, price: 990 },
      { skuId: 2, stock: 5, stockBase: 0 },
    ]);
  });

  it('takes an empty cell for one left alone', () => {
    expect(
      figuresOf(
        rows,
        linesOf(rows, []).map((line) => ({ ...line, price: null })),
      ),
    ).toEqual([]);
  });

  it('keeps what was filled in', () => {
    expect(linesOf(rows, [{ skuId: 2, stock: 5, stockBase: 0 }])[1]).toMatchObject({ price: 2590, stock: 5 });
  });
});
