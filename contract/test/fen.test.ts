import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenOfYuan, splitFen, yuanOfFen } from '#contract/fen.ts';

describe('money', () => {
  it.each([
    ['12.50', 1250],
    [12.5, 1250],
    ['0.1', 10],
    ['1.005', 101],
    ['1.0049', 100],
    [999999.99, 99_999_999],
    ['-3.20', -320],
    [0.1 + 0.2 - 0.3, 0],
    [2.5e-7, 0],
    ['0.0000009', 0],
    ['-0.001', 0],
    [0, 0],
  ])('reads %s yuan as %i fen', (yuan, fen) => {
    expect(fenOfYuan(yuan)).toBe(fen);
  });

  it('is read from a number as from its digits', () => {
    const parts = fc.tuple(fc.nat(999_999), fc.nat(9999));
    fc.assert(
      fc.property(parts, ([whole, decimals]) => {
        const digits = `${whole}.${String(decimals).padStart(4, '0')}`;
        expect(fenOfYuan(Number(digits))).toBe(fenOfYuan(digits));
        expect(fenOfYuan(digits)).toBe(whole * 100 + Math.floor((decimals + 50) / 100));
      }),
    );
  });

  it('comes back as it went out', () => {
    fc.assert(fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (fen) => fenOfYuan(yuanOfFen(fen)) === fen));
  });

  it('is split without losing a fen', () => {
    const weights = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        weights,
        (whole, shares) => splitFen(whole, shares).reduce((sum, part) => sum + part, 0) === whole,
      ),
    );
  });

  it('is split into parts that exceed no weight while the whole does not exceed their sum', () => {
    const weights = fc.array(fc.nat(999_999_999), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (shares, part) => {
        const whole = Math.floor(shares.reduce((sum, each) => sum + each, 0) * part);
        expect(splitFen(whole, shares).every((one, line) => one >= 0 && one <= (shares[line] ?? 0))).toBe(true);
      }),
    );
  });

  it('leaves the remainder of a split to the last line', () => {
    expect(splitFen(100, [1, 1, 1])).toEqual([33, 33, 34]);
  });
});
