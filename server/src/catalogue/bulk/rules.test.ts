import { describe, expect, it } from 'vitest';
import { cateIdsAfter, priceAfter, stockDelta } from './rules.ts';

describe('a new price', () => {
  it.each([
    ['is the same for all', 1000, { way: 'set', value: 888 }, 888],
    ['is higher by an amount', 1000, { way: 'add', value: 250 }, 1250],
    ['is lower by an amount', 1000, { way: 'add', value: -250 }, 750],
    ['is higher by a share', 1000, { way: 'percent', value: 1250 }, 1125],
    ['rounds half a fen up', 1001, { way: 'percent', value: -5000 }, 501],
    ['may be nothing', 1000, { way: 'percent', value: -10_000 }, 0],
    ['keeps its yuan and ends as wished', 1234, { way: 'add', value: 0, ending: '90' }, 1290],
    ['ends as wished, above the exact fen or below', 1299, { way: 'set', value: 1995, ending: '90' }, 1990],
    ['ends in whole yuan', 1000, { way: 'percent', value: 1111, ending: '0' }, 1100],
    ['ends as it comes out', 1000, { way: 'percent', value: 333, ending: 'none' }, 1033],
  ] as const)('%s', (_, price, change, after) => {
    expect(priceAfter(price, change)).toBe(after);
  });

  it('is never below zero, nor longer than a price can be', () => {
    expect(() => priceAfter(1000, { way: 'add', value: -1001 })).toThrow('改后售价为 −0.01 元，不能小于 0');
    expect(() => priceAfter(99_999_999, { way: 'percent', value: 100 })).toThrow('改后售价超过 999999.99 元');
  });
});

describe('new stock', () => {
  it('moves by the difference to what it shall be', () => {
    expect([stockDelta(7, { way: 'set', value: 10 }), stockDelta(7, { way: 'add', value: -7 })]).toEqual([3, -7]);
  });

  it('is never below zero, nor longer than a count can be', () => {
    expect(() => stockDelta(2, { way: 'add', value: -3 })).toThrow('现有库存 2，不够减');
    expect(() => stockDelta(2, { way: 'set', value: -1 })).toThrow('现有库存 2，不够减');
    expect(() => stockDelta(2_147_483_647, { way: 'add', value: 1 })).toThrow('请减少要加的数量');
  });
});

describe('new categories', () => {
  it.each([
    ['come after those there are', 'add', [3, 1], [1, 2, 3]],
    ['stand instead of those there are', 'replace', [9, 9], [9]],
    ['are those that stay', 'remove', [1], [2]],
  ] as const)('%s', (_, way, cateId, after) => {
    expect(cateIdsAfter([1, 2], { way, cateId: [...cateId] })).toEqual(after);
  });

  it('are at least one, and no more than the wire’s text holds', () => {
    expect(() => cateIdsAfter([1], { way: 'remove', cateId: [1] })).toThrow('移除后商品没有分类');
    const many = Array.from({ length: 9 }, (_, at) => 10_000_000 + at);
    expect(() => cateIdsAfter([1], { way: 'add', cateId: many })).toThrow('商品的分类太多');
  });
});
