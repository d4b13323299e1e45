import { describe, expect, it } from 'vitest';
import { actorName, refilled, takenByOrder } from './rules.ts';

describe('who moved the stock', () => {
  it.each([
    ['admin', '小满', '小满'],
    ['storefront', '小程序', '经由 小程序'],
    ['system', 'order.cancel-unpaid', '系统任务'],
    ['system', '定时任务（小满）', '定时任务（小满）'],
    ['admin', 'order.cancel', 'order.cancel'],
    [null, null, ''],
    ['system', null, ''],
  ])('a %s called %s is %j', (kind, name, shown) => {
    expect(actorName(kind, name)).toBe(shown);
  });
});

describe('news of low stock', () => {
  const moves = [
    { skuId: 1, delta: -2, cause: 'order' },
    { skuId: 2, delta: -2, cause: 'edit' },
    { skuId: 3, delta: 5, cause: 'cancel' },
    { skuId: 4, delta: 5, cause: 'opening' },
    { skuId: 5, delta: 5, cause: 'patch' },
    { skuId: 6, delta: 2, cause: 'order' },
  ] as const;

  it('is what buyers took, not what staff lowered themselves', () => {
    expect(takenByOrder(moves)).toEqual([1]);
  });

  it('is over for what was refilled, which a new SKU never is', () => {
    expect(refilled(moves)).toEqual([3, 5, 6]);
  });
});
