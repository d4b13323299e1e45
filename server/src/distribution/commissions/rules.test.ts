import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EarningLine, commissionOf, lostOf, paidForGoods } from './rules.ts';

const fen = fc.integer({ min: 0, max: 1_000_000 });
const percent = fc.integer({ min: 0, max: 50 });
const ratios = fc.record({ one: percent, two: percent });
const quantity = fc.integer({ min: 1, max: 99 });
const plainLine = fc.record({ cost: fen, quantity });
const ownLine = fc.record({ cost: fen, quantity, own: fc.record({ one: fen, two: fen }) });
const lines: fc.Arbitrary<EarningLine[]> = fc.array(fc.oneof(plainLine, ownLine), { minLength: 1, maxLength: 6 });
const costOf = (all: readonly EarningLine[]) => all.reduce((sum, { cost }) => sum + cost, 0);

/** The same in whole numbers of any size: what each line paid, and what it earns of that. */
function reference(all: readonly EarningLine[], paid: number, { one, two }: { one: number; two: number }) {
  const whole = BigInt(costOf(all));
  const sums = { one: 0n, two: 0n };
  let [passed, given] = [0n, 0n];
  all.forEach(({ cost, quantity: pieces, own }, index) => {
    passed += BigInt(cost);
    const upTo = index === all.length - 1 ? BigInt(paid) : whole === 0n ? 0n : (BigInt(paid) * passed) / whole;
    const part = upTo - given;
    given = upTo;
    const wanted = (ratio: number, fixed: number | undefined) =>
      fixed === undefined ? (part * BigInt(ratio)) / 100n : BigInt(fixed) * BigInt(pieces);
    const first = wanted(one, own?.one) < part ? wanted(one, own?.one) : part;
    const second = wanted(two, own?.two) < part - first ? wanted(two, own?.two) : part - first;
    sums.one += first;
    sums.two += second;
  });
  return { one: Number(sums.one), two: Number(sums.two) };
}

describe('commission of an order', () => {
  it.each([
    ['of its goods', [{ cost: 10_000, quantity: 1 }], 10_000, { one: 1000, two: 500 }],
    ['less what a coupon paid', [{ cost: 10_000, quantity: 1 }], 5999, { one: 599, two: 299 }],
    ['of a product with its own', [{ cost: 10_000, quantity: 2, own: { one: 300, two: 100 } }], 10_000, { one: 600, two: 200 }],
    ['never more than was paid', [{ cost: 10_000, quantity: 1, own: { one: 900, two: 900 } }], 1000, { one: 900, two: 100 }],
    ['of goods for nothing', [{ cost: 0, quantity: 1 }], 0, { one: 0, two: 0 }],
  ])('%s', (_, all, paid, earned) => {
    expect(commissionOf(all, paid, { one: 10, two: 5 })).toEqual(earned);
  });

  it('equals the same sum in numbers without limits', () => {
    fc.assert(
      fc.property(lines, fen, ratios, (all, paid, by) => {
        expect(commissionOf(all, paid, by)).toEqual(reference(all, paid, by));
      }),
    );
  });

  it('is never more than was paid', () => {
    fc.assert(
      fc.property(lines, fen, ratios, (all, paid, by) => {
        const { one, two } = commissionOf(all, paid, by);
        expect(one + two).toBeLessThanOrEqual(paid);
      }),
    );
  });

  it('counts neither freight nor what is less than nothing', () => {
    expect([paidForGoods({ payPrice: 1500, payPostage: 500 }), paidForGoods({ payPrice: 100, payPostage: 500 })]).toEqual([
      1000, 0,
    ]);
  });
});

describe('commission that goes with a refund', () => {
  const case3 = fc.tuple(fen, fc.integer({ min: 1, max: 1_000_000 })).chain(([promised, paid]) =>
    fc.record({
      promised: fc.constant(promised),
      paid: fc.constant(paid),
      refunded: fc.integer({ min: 0, max: paid }),
      more: fc.integer({ min: 0, max: paid }),
    }),
  );

  it('is its part of what was paid, rounded for the shop, and all of it at last', () => {
    fc.assert(
      fc.property(case3, ({ promised, paid, refunded }) => {
        const exact = (BigInt(promised) * BigInt(refunded) + BigInt(paid) - 1n) / BigInt(paid);
        expect(lostOf(promised, refunded, paid)).toBe(Number(exact));
        expect(lostOf(promised, paid, paid)).toBe(promised);
      }),
    );
  });

  it('never shrinks with a further refund', () => {
    fc.assert(
      fc.property(case3, ({ promised, paid, refunded, more }) => {
        const later = Math.min(paid, refunded + more);
        expect(lostOf(promised, later, paid)).toBeGreaterThanOrEqual(lostOf(promised, refunded, paid));
      }),
    );
  });
});
