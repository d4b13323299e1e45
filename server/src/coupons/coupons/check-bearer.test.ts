import { describe, expect, it } from 'vitest';
import { bearerRefusals, discountBearers } from '#contract/coupons/discount-bearers.ts';
import type { Administrator } from '#server/platform/actor.ts';
import { checkBearer } from './check-bearer.ts';

const { platform, shop } = discountBearers;
const keeper: Administrator = {
  kind: 'admin',
  id: 1,
  name: '店员',
  account: 'keeper',
  roleIds: [],
  may: new Set(['admin:coupon:save']),
  sessionId: 1,
  scope: { shops: [3] },
  mustChangePassword: false,
};

describe('a discount', () => {
  it('is not laid on the platform by people of a shop', () => {
    expect(() => checkBearer(keeper, platform)).toThrow(bearerRefusals.NOT_YOURS().message);
    for (const bearer of [shop, undefined]) expect(() => checkBearer(keeper, bearer)).not.toThrow();
  });

  it('is laid on it by whoever sees all shops', () => {
    expect(() => checkBearer({ ...keeper, scope: undefined }, platform)).not.toThrow();
  });
});
