import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EarningLine, commissionOf, lostBy, lostOf } from './rules.ts';

const fen = fc.integer({ min: 0, max: 1_000_000 });
const percent = fc.integer({ min: 0, max: 50 });
const ratios = fc.record({ one: percent, two: percent });
const quantity = fc.integer({ min: 1, max: 99 });
const plainLine = fc.record({ paid: fen, quantity });
const ownLine = fc.record({ paid: fen, quantity, own: fc.record({ one: fen, two: fen }) });
const lines: fc.Arbitrary<EarningLine[]> = fc.array(fc.oneof(plainLine, ownLine), { minLength: 1, maxLength: 6 });
const paidFor = (all: readonly EarningLine[]) => all.reduce((sum, { paid }) => sum + paid, 0);

/** Sum in whole numbers of any size of what each line earns. */
function reference(all: readonly EarningLine[], { one, two }: { one: number; two: number }) {
  const sums = { one: 0n, two: 0n };
  for (const { paid, quantity: pieces, own } of all) {
    const part = BigInt(paid);
    const wanted = (ratio: number, fixed: number | undefined) =>
      fixed === undefined ? (part * BigInt(ratio)) / 100n : BigInt(fixed) * BigInt(pieces);
    const first = wanted(one, own?.one) < part ? wanted(one, own?.one) : part;
    const second = wanted(two, own?.two) < part - first ? wanted(two, own?.two) : part - first;
    sums.one += first;
    sums.two += second;
  }
  return { one: Number(sums.one), two: Number(sums.two) };
}

/** Commission of all lines. */
const earnedBy = (all: readonly EarningLine[], by: { one: number; two: number }) =>
  commissionOf(all, by).reduce((sum, { one, two }) => ({ one: sum.one + one, two: sum.two + two }), { one: 0, two: 0 });

describe('commission of an order', () => {
  it.each([
    ['of its goods', [{ paid: 10_000, quantity: 1 }], { one: 1000, two: 500 }],
    ['less what a coupon paid', [{ paid: 5999, quantity: 1 }], { one: 599, two: 299 }],
    ['of a product with its own', [{ paid: 10_000, quantity: 2, own: { one: 300, two: 100 } }], { one: 600, two: 200 }],
    ['never more than was paid', [{ paid: 1000, quantity: 1, own: { one: 900, two: 900 } }], { one: 900, two: 100 }],
    ['of goods for nothing', [{ paid: 0, quantity: 1 }], { one: 0, two: 0 }],
  ])('%s', (_, all, earned) => {
    expect(earnedBy(all, { one: 10, two: 5 })).toEqual(earned);
  });

  it('equals the same sum in numbers without limits', () => {
    fc.assert(
      fc.property(lines, ratios, (all, by) => {
        expect(earnedBy(all, by)).toEqual(reference(all, by));
      }),
    );
  });

  it('is never more than was paid', () => {
    fc.assert(
      fc.property(lines, ratios, (all, by) => {
        const { one, two } = earnedBy(all, by);
        expect(one + two).toBeLessThanOrEqual(paidFor(all));
      }),
    );
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

  const gone = [
    { lineId: 1, paid: 5000, before: 0, after: 5000 },
    { lineId: 2, paid: 10_000, before: 0, after: 0 },
  ];

  it('is that of the goods that came back, whatever the others earned', () => {
    const gains = [
      { lineId: 1, price: 50 },
      { lineId: 2, price: 900 },
    ];
    expect(lostBy(950, gains, gone)).toEqual({ before: 0, after: 50 });
  });

  it('of an order from before lines were kept is its part of all goods', () => {
    expect(lostBy(900, null, gone)).toEqual({ before: 0, after: 300 });
  });
});
