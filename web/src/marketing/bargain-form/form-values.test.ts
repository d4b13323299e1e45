import { describe, expect, it } from 'vitest';
import { type BargainValues, priceProblem, toInput } from './form-values.ts';

const day = new Date('2026-11-19T16:00:00Z');
const row = { image: '', otPrice: 1000, cost: 300, stock: 9, weight: 0, volume: 0, barCode: '', copy: {}, price: 1000, quota: 5 };
const values: BargainValues = {
  productId: 4,
  image: 'a.png',
  images: ['a.png'],
  title: '砍价马克杯',
  storeName: '马克杯',
  info: '',
  unitName: '件',
  tempId: 1,
  specType: true,
  bearer: 1,
  num: 1,
  peopleNum: 5,
  bargainNum: 2,
  giveIntegral: 0,
  status: true,
  attr: [],
  content: '',
  days: [day, day],
  skus: [
    { ...row, suk: '红', isChosen: false, minPrice: 1 },
    { ...row, suk: '蓝', isChosen: true, minPrice: 400 },
  ],
};

describe('the form of a bargain', () => {
  it('is saved with the one SKU that was chosen, its price and its floor', () => {
    expect(toInput(values)).toMatchObject({
      startTime: day,
      stopTime: day,
      peopleNum: 5,
      attrValue: [{ suk: '蓝', price: 1000, minPrice: 400, quota: 5 }],
    });
  });

  it.each([
    [null, 400, undefined],
    [1000, null, '请填写砍价最低价！'],
    [404, 400, '砍价起始金额不能小于4.05！'],
    [405, 400, undefined],
  ])('a price of %s fen above a floor of %s in 5 cuts: %s', (price, minPrice, says) => {
    expect(priceProblem([{ ...row, suk: '蓝', isChosen: true, price, minPrice }], 5)).toBe(says);
  });

  it('states no least price while the number of cuts is empty', () => {
    expect(priceProblem([{ ...row, suk: '蓝', isChosen: true, price: 300, minPrice: 400 }], Number.NaN)).toBeUndefined();
  });
});
