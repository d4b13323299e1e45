import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftOf, refundOf } from './rules.ts';

const paid = { price: 10_000, givePrice: 1000, refundPrice: 0, refundGive: 0, payTime: new Date(0), rechargeType: 'routine' };

describe('what goes back', () => {
  it.each([
    ['the money alone', 1, undefined, { cash: 10_000, gift: 0 }],
    ['money and gift', 2, undefined, { cash: 10_000, gift: 1000 }],
    ['a part with its part of the gift', 2, 2500, { cash: 2500, gift: 250 }],
  ])('is %s', (_, type, asked, wanted) => {
    expect(refundOf(paid, type, asked)).toEqual(wanted);
  });

  it.each([
    [{ payTime: null }, undefined, '订单未支付'],
    [{ refundPrice: 10_000 }, undefined, '已退完支付金额!不能再退款了'],
    [{ rechargeType: 'balance' }, undefined, '佣金转入余额，不能退款'],
    [{ refundPrice: 4000 }, 6001, '最多还能退 60.00 元'],
  ])('is refused of %j', (state, asked, message) => {
    expect(() => refundOf({ ...paid, ...state }, 1, asked)).toThrow(message);
  });

  it('takes the whole gift in however many parts, and never more', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 0, max: 5000 }), amounts, (price, givePrice, parts) => {
        let now = { ...paid, price, givePrice };
        for (const part of [...parts, price]) {
          const left = price - now.refundPrice;
          if (left === 0) break;
          const { cash, gift } = refundOf(now, 2, Math.min(part, left));
          now = { ...now, refundPrice: now.refundPrice + cash, refundGive: now.refundGive + gift };
          expect(BigInt(now.refundGive) * BigInt(price)).toBeGreaterThanOrEqual(BigInt(givePrice) * BigInt(now.refundPrice));
        }
        expect(now).toMatchObject({ refundPrice: price, refundGive: givePrice });
      }),
    );
  });
});

describe('the gift of a recharge', () => {
  it('comes from the package with the same price, or there is no gift', () => {
    const terms = { packages: [{ price: 10_000, givePrice: 1000 }], least: 5000 };
    expect([giftOf(10_000, terms), giftOf(9999, terms)]).toEqual([1000, 0]);
    expect(() => giftOf(4999, terms)).toThrow('充值金额不能低于50.00');
  });
});
