import { expect, it } from 'vitest';
import { borneText } from './amounts.ts';

it.each([
  [{ platformPrice: 2000, shopPrice: 500 }, '优惠 ¥20.00 由平台承担，¥5.00 由店铺承担'],
  [{ platformPrice: 2000, shopPrice: 0 }, '优惠 ¥20.00 由平台承担'],
  // Staff have set a price above that of the product.
  [{ platformPrice: 2000, shopPrice: -300 }, '优惠 ¥20.00 由平台承担'],
  [{ platformPrice: null, shopPrice: null }, ''],
  [{}, ''],
])('the parts of a discount %o are told where the platform bears one', (parts, says) => {
  expect(borneText(parts)).toBe(says);
});
