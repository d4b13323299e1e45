import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundShare } from './refund-share.ts';

const paid = { payPrice: 2500, payPostage: 500, proTotalPrice: 2000, refundPrice: 0 };

describe('the share of goods', () => {
  it.each([
    ['is their price when nothing was taken off', paid, 1, false, 1000],
    ['brings the freight with the last of them', { ...paid, refundPrice: 1000 }, 1, true, 1500],
    ['is smaller when the price of the order was lowered', { ...paid, payPrice: 1500 }, 1, false, 500],
    ['is never more than is left', { ...paid, refundPrice: 2200 }, 1, false, 300],
    ['is nothing when only the freight was paid', { ...paid, payPrice: 400 }, 1, false, 0],
    ['is nothing for no goods', paid, 0, false, 0],
  ])('%s', (_, of, quantity, areLast, expected) => {
    expect(refundShare(of, [{ price: 1000, quantity }], areLast)).toBe(expected);
  });

  it('sums to what was paid, however the goods come back', () => {
    const line = fc.record({ price: fc.integer({ min: 0, max: 99_999 }), quantity: fc.integer({ min: 1, max: 9 }) });
    const order = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      payPostage: fc.nat(3000),
      off: fc.nat(9999),
    });
    fc.assert(
      fc.property(order, ({ lines, payPostage, off }) => {
        const proTotalPrice = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const payPrice = Math.max(0, proTotalPrice + payPostage - off);
        const pieces = lines.flatMap(({ price, quantity }) => Array.from({ length: quantity }, () => ({ price, quantity: 1 })));
        let refundPrice = 0;
        for (const [index, piece] of pieces.entries()) {
          refundPrice += refundShare({ payPrice, payPostage, proTotalPrice, refundPrice }, [piece], index === pieces.length - 1);
          expect(refundPrice).toBeLessThanOrEqual(payPrice);
        }

        expect(refundPrice).toBe(payPrice);
      }),
    );
  });
});
