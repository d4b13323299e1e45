import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountBearers } from '../../coupons/discount-bearers.ts';
import { lineShares } from './line-shares.ts';
import { type BorneLine, platformPartOf, withPlatformParts } from './platform-part.ts';
import { splitRefund } from './refund-split.ts';

const { platform, shop } = discountBearers;
const nothing = { platformPrice: 0, platformPostage: 0 };
/** Two pieces of 100 yuan, 30 off by an activity and 20 by a coupon, 5 yuan of freight; points paid 10 yuan of the rest. */
const sold = {
  merId: 1,
  activityPrice: 8500,
  originalPrice: 10_000,
  price: 8500,
  payNum: 2,
  couponPrice: 2000,
  freight: 500,
  paidPrice: 14_000,
  paidPostage: 500,
};

describe('the platform bears of a line', () => {
  it.each([
    ['what points paid, whoever bears the rest', {}, 1000],
    ['its own coupon', { coupon: platform, activity: shop }, 3000],
    ['its own activity', { coupon: shop, activity: platform }, 4000],
    ['both', { coupon: platform, activity: platform }, 6000],
  ])('%s', (_, bearers, platformPrice) => {
    expect(platformPartOf(sold, bearers)).toEqual({ platformPrice, platformPostage: 0 });
  });

  it('no level of the buyer, which makes the price of the shop', () => {
    const { activityPrice: _, ...levelled } = sold;
    expect(platformPartOf({ ...levelled, paidPrice: 15_000 }, { coupon: shop, activity: platform })).toEqual(nothing);
  });

  it('the freight that points paid', () => {
    expect(platformPartOf({ ...sold, paidPrice: 0, paidPostage: 100 }, {})).toEqual({
      platformPrice: 15_000,
      platformPostage: 400,
    });
  });

  it('nothing of goods that the house sells itself', () => {
    expect(platformPartOf({ ...sold, merId: null }, { coupon: platform, activity: platform })).toEqual(nothing);
  });
});

const line = (more: Partial<BorneLine> = {}): BorneLine => ({
  lineId: 1,
  payNum: 3,
  paidPrice: 3000,
  paidPostage: 0,
  refunded: 0,
  refundedPrice: 0,
  refundedPostage: 0,
  platformPrice: 1000,
  platformPostage: 0,
  platformBack: 0,
  platformPostageBack: 0,
  ...more,
});
type Lines = readonly BorneLine[];

/** Lines after a refund. */
function after(lines: Lines, pieces: { lineId: number; quantity: number }[], amount: number): BorneLine[] {
  const parts = withPlatformParts(lines, splitRefund(lines, pieces, amount));
  return lines.map((each) => {
    const part = parts.find(({ lineId }) => lineId === each.lineId);
    return {
      ...each,
      refunded: each.refunded + (part?.quantity ?? 0),
      refundedPrice: each.refundedPrice + (part?.amount ?? 0),
      refundedPostage: each.refundedPostage + (part?.postage ?? 0),
      platformBack: each.platformBack + (part?.platformAmount ?? 0),
      platformPostageBack: each.platformPostageBack + (part?.platformPostage ?? 0),
    };
  });
}
const backOf = (lines: Lines) => lines.map(({ platformBack }) => platformBack);

describe('a refund gives back to the platform', () => {
  it('as large a part of what it bears as the buyer gets of what was paid, all of it with the last fen', () => {
    let lines: BorneLine[] = [line()];
    const given = [1000, 1000, 1000].map((amount) => backOf((lines = after(lines, [{ lineId: 1, quantity: 1 }], amount)))[0]);
    expect(given).toEqual([333, 666, 1000]);
  });

  it('by the pieces, where the buyer paid nothing for them', () => {
    const lines = [line({ paidPrice: 0 }), line({ lineId: 2, platformPrice: 0 })];
    expect(backOf(after(lines, [{ lineId: 1, quantity: 2 }], 0))).toEqual([666, 0]);
  });

  it('what it bears of lines that nothing was paid for with the last of the money of the order', () => {
    const lines = [line(), line({ lineId: 2, paidPrice: 0, platformPrice: 500 })];
    expect(backOf(after(lines, [], 2999))).toEqual([999, 0]);
    expect(backOf(after(lines, [], 3000))).toEqual([1000, 500]);
  });

  it('never more than it bears, and all once all is paid back, whatever goes back in between and fails', () => {
    const ware = fc.record({
      original: fc.nat(9999),
      off: fc.nat(100),
      payNum: fc.integer({ min: 1, max: 5 }),
      coupon: fc.nat(100),
      merId: fc.constantFrom(null, 1, 2),
      freight: fc.nat(900),
    });
    const turn = fc.record({
      at: fc.nat(4),
      quantity: fc.nat(5),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      fails: fc.boolean(),
    });
    const life = fc.record({
      wares: fc.array(ware, { minLength: 1, maxLength: 4 }),
      points: fc.double({ min: 0, max: 1, noNaN: true }),
      bearers: fc.record({ coupon: fc.constantFrom(shop, platform), activity: fc.constantFrom(shop, platform) }),
      turns: fc.array(turn, { maxLength: 7 }),
    });
    fc.assert(
      fc.property(life, ({ wares, points, bearers, turns }) => {
        const goods = wares.map(({ original, off, payNum, coupon, merId, freight }) => {
          const price = Math.floor((original * off) / 100);
          const couponPrice = Math.floor((price * payNum * coupon) / 100);
          return { originalPrice: original, price, activityPrice: price, payNum, couponPrice, merId, freight };
        });
        const payPostage = goods.reduce((sum, { freight }) => sum + freight, 0);
        const due = goods.reduce((sum, { price, payNum, couponPrice }) => sum + price * payNum - couponPrice, payPostage);
        const payPrice = due - Math.floor(due * points);
        const placed = lineShares({ payPrice, payPostage }, goods);
        let lines = placed.map((each, lineId) => line({ ...each, ...platformPartOf(each, bearers), lineId }));
        for (const [at, { originalPrice, paidPrice, payNum }] of placed.entries()) {
          const borne = lines[at]?.platformPrice ?? 0;
          expect(borne).toBeGreaterThanOrEqual(0);
          expect(borne).toBeLessThanOrEqual(originalPrice * payNum - paidPrice);
        }
        let refunded = 0;
        for (const { at, quantity, part, fails } of turns) {
          const chosen = lines[at % lines.length];
          const pieces = chosen ? [{ lineId: chosen.lineId, quantity: Math.min(quantity, chosen.payNum - chosen.refunded) }] : [];
          const amount = Math.floor((payPrice - refunded) * part);
          const then = after(lines, pieces, amount);
          for (const each of then) {
            expect(each.platformBack).toBeLessThanOrEqual(each.platformPrice);
            expect(each.platformPostageBack).toBeLessThanOrEqual(each.platformPostage);
          }
          if (fails) continue;
          lines = then;
          refunded += amount;
        }
        const over = after(lines, [], payPrice - refunded);
        expect(over.map((each) => [each.platformBack, each.platformPostageBack])).toEqual(
          over.map((each) => [each.platformPrice, each.platformPostage]),
        );
      }),
    );
  });
});
