import { describe, expect, it } from 'vitest';
import { changeOf, blankBulkForm } from './bulk-form.ts';

describe('what a person wishes for many products', () => {
  it.each([
    ['a price for all', { priceMode: 'set', price: 990 }, { price: { way: 'set', value: 990 } }],
    ['less money', { priceMode: 'down', price: 500 }, { price: { way: 'add', value: -500, ending: 'none' } }],
    [
      'a share more',
      { priceMode: 'percentUp', price: 500, ending: '99' },
      { price: { way: 'percent', value: 500, ending: '99' } },
    ],
    ['a share less', { priceMode: 'percentDown', price: 500 }, { price: { way: 'percent', value: -500, ending: 'none' } }],
    ['fewer pieces', { what: 'stock', stockMode: 'down', stock: 3 }, { stock: { way: 'add', value: -3 } }],
    ['figures of their own', { what: 'sheet', figures: [{ skuId: 1, price: 990 }] }, { figures: [{ skuId: 1, price: 990 }] }],
    ['other categories', { what: 'category', cateId: '7,8' }, { category: { way: 'add', cateId: [7, 8] } }],
    ['another freight template', { what: 'freight', tempId: 2 }, { freight: { tempId: 2 } }],
  ] as const)('is %s', (_, form, change) => {
    expect(changeOf({ ...blankBulkForm, ...form })).toEqual(change);
  });

  it.each(['price', 'stock', 'sheet', 'category', 'freight'] as const)('is nothing yet while %s is empty', (what) => {
    expect(changeOf({ ...blankBulkForm, what })).toBeUndefined();
  });
});
