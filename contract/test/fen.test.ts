import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, fenOfYuan, yuanOfFen } from '#contract/fen.ts';

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

  const weights = fc.array(fc.oneof(fc.nat(100), fc.nat(99_999_999_999)), { minLength: 1, maxLength: 20 });
  const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

  it('is allocated without losing a fen, each share within a fen of the exact one', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_999), weights, (whole, of) => {
        const shares = allocate(whole, of);
        expect(sumOf(shares)).toBe(whole);
        const isEven = sumOf(of) === 0;
        const [exactSum, exactOf] = isEven ? [of.length, of.map(() => 1)] : [sumOf(of), of];
        for (const [line, share] of shares.entries()) {
          const over = BigInt(share) * BigInt(exactSum) - BigInt(whole) * BigInt(exactOf[line] ?? 0);
          expect(over < BigInt(exactSum) && over > -BigInt(exactSum)).toBe(true);
        }
      }),
    );
  });

  it('is allocated in shares that exceed no weight while the whole does not exceed their sum', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
        const whole = Math.floor(sumOf(of) * part);
        expect(allocate(whole, of).every((share, line) => share >= 0 && share <= (of[line] ?? 0))).toBe(true);
      }),
    );
  });

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [3334, 3333, 3333], [1, 0, 0]],
    [9999, [3334, 3333, 3333], [3333, 3333, 3333]],
    [1000, [1000, 1000, 1000], [334, 333, 333]],
    [7, [0, 0, 0], [3, 2, 2]],
    [7, [0, 5, 0], [0, 7, 0]],
    [0, [1, 2], [0, 0]],
    [0, [], []],
  ])(
    'of %i fen goes by %j as %j: fen that are left over go to the largest remainder, of equal ones to the earlier',
    (whole, of, shares) => {
      expect(allocate(whole, of)).toEqual(shares);
    },
  );
});
