import { describe, expect, it } from 'vitest';
import { toQuestion } from './filters.ts';

const now = new Date('2026-11-20T06:00:00Z');
const asked = (filter: object) => toQuestion(filter, 20, now);

describe('what is sought among products', () => {
  it.each([
    [{}, 'all'],
    [{ type: 3 }, 'soldOut'],
    [{ type: 1, keywords: ' 杯 ' }, 'onSale letter'],
    [{ type: 1, keywords: '茶杯' }, 'onSale pair'],
    [{ type: 1, keywords: '大茶杯' }, 'onSale words'],
    [{ type: 1, keywords: '🍵' }, 'onSale letter'],
    [{ type: 1, keywords: '7' }, 'onSale letterOrId'],
    [{ type: 1, keywords: '2147483647' }, 'onSale wordsOrId'],
    [{ type: 1, keywords: '2147483648' }, 'onSale words'],
    [{ type: 1, keywords: '0' }, 'onSale letter'],
    [{ type: 1, keywords: '12abc' }, 'onSale spelled'],
    [{ type: 1, keywords: '-1' }, 'onSale pair'],
    [{ type: 1, cateId: [3] }, 'onSale cateId'],
    [{ type: 1, cateId: [] }, 'onSale'],
    [{ specType: false, brandId: [], lacks: [], price: {} }, 'all specType'],
    [{ scope: { shops: [2] }, brandId: [1, 0], dateLimit: 'today' }, 'all scope brandId added'],
  ])('%j sets the fields %s', (filter, fields) => {
    expect(asked(filter).fields.join(' ')).toBe(fields);
  });

  it('is a number only where it is nothing but digits', () => {
    expect([' 12 ', '12abc', '99999999999'].map((keywords) => asked({ keywords }).values['number'])).toEqual([12, 0, 0]);
  });

  it('is sought in any case', () => {
    expect(asked({ keywords: ' SKU-1 ', cateId: [1, 2] }).values).toMatchObject({ keyword: 'sku-1', cateId: [1, 2], low: 20 });
  });

  it('is found by an index, or read through', () => {
    expect([{}, { keywords: '杯' }].map((filter) => asked(filter).isGathered)).toEqual([false, false]);
    expect(
      [{ keywords: '茶杯' }, { type: 3 }, { cateId: [3] }, { scope: { shops: [2] } }].map((filter) => asked(filter).isGathered),
    ).toEqual([true, true, true, true]);
  });
});
