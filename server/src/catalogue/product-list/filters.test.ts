import { describe, expect, it } from 'vitest';
import { shapeOf, valuesOf } from './filters.ts';

describe('what is sought among products', () => {
  it.each([
    [{}, '0_none_no_all'],
    [{ type: 3 }, '3_none_no_all'],
    [{ type: 1, keywords: ' 杯 ' }, '1_one_no_all'],
    [{ type: 1, keywords: '茶杯' }, '1_pair_no_all'],
    [{ type: 1, keywords: '大茶杯' }, '1_some_no_all'],
    [{ type: 1, keywords: '🍵' }, '1_one_no_all'],
    [{ type: 1, keywords: '7' }, '1_one_id_all'],
    [{ type: 1, keywords: '2147483647' }, '1_some_id_all'],
    [{ type: 1, keywords: '2147483648' }, '1_some_no_all'],
    [{ type: 1, keywords: '0' }, '1_one_no_all'],
    [{ type: 1, keywords: '12abc' }, '1_some_no_all'],
    [{ type: 1, keywords: '-1' }, '1_pair_no_all'],
    [{ type: 1, cateId: [3] }, '1_none_no_cate'],
    [{ type: 1, cateId: [] }, '1_none_no_all'],
  ])('%j has the shape %s', (filter, shape) => {
    expect(shapeOf(filter)).toBe(shape);
  });

  it('is a number only where it is nothing but digits', () => {
    expect([' 12 ', '12abc', '99999999999', ''].map((keywords) => valuesOf({ keywords }, 0).number)).toEqual([12, 0, 0, 0]);
  });

  it('is sought in any case', () => {
    expect(valuesOf({ keywords: ' SKU-1 ', cateId: [1, 2] }, 20)).toEqual({
      keyword: 'sku-1',
      number: 0,
      cates: [1, 2],
      low: 20,
    });
  });
});
