import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineShares } from './line-shares.ts';
import { type PaidLine, proposalOf, splitRefund, worthOf } from './refund-split.ts';

const line = (lineId: number, paidPrice: number, more: Partial<PaidLine> = {}): PaidLine => ({
  lineId,
  payNum: 1,
  paidPrice,
  paidPostage: 0,
  refunded: 0,
  refundedPrice: 0,
  refundedPostage: 0,
  ...more,
});
const one = (lineId: number, quantity = 1) => [{ lineId, quantity }];

/** The lines after a refund. */
function after(lines: readonly PaidLine[], pieces: readonly { lineId: number; quantity: number }[], amount: number): PaidLine[] {
  const parts = splitRefund(lines, pieces, amount);
  return lines.map((each) => {
    const part = parts.find(({ lineId }) => lineId === each.lineId);
    return {
      ...each,
      refunded: each.refunded + (part?.quantity ?? 0),
      refundedPrice: each.refundedPrice + (part?.amount ?? 0),
      refundedPostage: each.refundedPostage + (part?.postage ?? 0),
    };
  });
}

const amounts = (lines: readonly PaidLine[], pieces: readonly { lineId: number; quantity: number }[], amount: number) =>
  splitRefund(lines, pieces, amount).map((part) => [part.lineId, part.quantity, part.amount, part.postage]);

describe('what goods are worth', () => {
  it('is what was paid for them: a coupon for some goods is borne by those alone', () => {
    const [a, b] = [line(1, 5000), line(2, 10_000)];
    expect([worthOf([a, b], one(1)), worthOf([a, b], one(2)), proposalOf([a, b], [...one(1), ...one(2)])]).toEqual([
      5000, 10_000, 15_000,
    ]);
  });

  it.each([
    ['ten pieces by three, three and four', 17_925, 10, [3, 3, 4], [5377, 5378, 7170]],
    ['three pieces one by one', 2000, 3, [1, 1, 1], [666, 667, 667]],
  ])('of %s sums to what was paid', (_, paidPrice, payNum, turns, expected) => {
    let lines = [line(1, paidPrice, { payNum })];
    const given = turns.map((quantity) => {
      const amount = proposalOf(lines, one(1, quantity));
      lines = after(lines, one(1, quantity), amount);
      return amount;
    });
    expect(given).toEqual(expected);
  });

  it('is never more than is left of the line', () => {
    expect(worthOf([line(1, 1000, { refundedPrice: 700 }), line(2, 1000)], one(1))).toBe(300);
  });
});

describe('a refund', () => {
  const lines = [line(1, 5000, { paidPostage: 100 }), line(2, 10_000, { paidPostage: 200 })];

  it.each<[string, number[], number, number[][]]>([
    ['of goods at their worth lies on them', [1], 5000, [[1, 1, 5000, 0]]],
    ['of goods for less lies on them', [1], 4000, [[1, 1, 4000, 0]]],
    [
      'of goods for more goes on with the other lines',
      [1],
      6000,
      [
        [1, 1, 5000, 0],
        [2, 0, 1000, 0],
      ],
    ],
    [
      'of the last fen brings the freight',
      [1, 2],
      15_300,
      [
        [1, 1, 5000, 100],
        [2, 1, 10_000, 200],
      ],
    ],
    [
      'of an amount lies on all lines',
      [],
      3000,
      [
        [1, 0, 1000, 0],
        [2, 0, 2000, 0],
      ],
    ],
    ['of goods for nothing names them', [2], 0, [[2, 1, 0, 0]]],
    ['of nothing lies nowhere', [], 0, []],
  ])('%s', (_, of, amount, expected) => {
    expect(
      amounts(
        lines,
        of.flatMap((lineId) => one(lineId)),
        amount,
      ),
    ).toEqual(expected);
  });

  it('lies on lines to the last fen, and on none more than was paid for it, whatever goes back', () => {
    const sold = fc.record({ price: fc.nat(99_999), payNum: fc.integer({ min: 1, max: 9 }), off: fc.nat(100) });
    const turn = fc.record({ at: fc.nat(5), quantity: fc.nat(9), part: fc.double({ min: 0, max: 1, noNaN: true }) });
    const life = fc.record({
      sold: fc.array(sold, { minLength: 1, maxLength: 6 }),
      payPostage: fc.nat(3000),
      payPrice: fc.nat(200_000),
      turns: fc.array(turn, { maxLength: 8 }),
    });
    fc.assert(
      fc.property(life, ({ sold: bought, payPostage, payPrice, turns }) => {
        const priced = bought.map((each) => ({ ...each, couponPrice: Math.floor((each.price * each.payNum * each.off) / 100) }));
        let standing = lineShares({ payPrice, payPostage }, priced).map(({ paidPrice, paidPostage, payNum }, lineId) =>
          line(lineId, paidPrice, { paidPostage, payNum }),
        );
        let refunded = 0;
        for (const { at, quantity, part } of turns) {
          const chosen = standing[at % standing.length];
          const pieces = chosen ? one(chosen.lineId, Math.min(quantity, chosen.payNum - chosen.refunded)) : [];
          const amount = Math.floor((payPrice - refunded) * part);
          standing = after(standing, pieces, amount);
          refunded += amount;
          const sum = standing.reduce((total, each) => total + each.refundedPrice + each.refundedPostage, 0);
          expect(sum).toBe(refunded);
          for (const each of standing) {
            expect(each.refundedPrice).toBeLessThanOrEqual(each.paidPrice);
            expect(each.refundedPostage).toBeLessThanOrEqual(each.paidPostage);
          }
        }
      }),
    );
  });
});
