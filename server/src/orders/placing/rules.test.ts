import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from '#contract/fen.ts';
import { lineShares } from '#contract/orders/lines/line-shares.ts';
import { type PriceTerms, type Ware, reckon } from './rules.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const none = { discount: 100, freightOf: () => 0, reductionsOf: () => [], bearers: {}, points: 0, ratio: 10, forYuan: 1 };
const ware = (overrides: Partial<Ware> = {}): Ware => ({ price: 1000, quantity: 1, giveIntegral: 0, ...overrides });

describe('the price of an order', () => {
  it('is told in the steps that lead to it', () => {
    const wares = [ware({ price: 1999, quantity: 2 }), ware({ price: 5000, activityPrice: 990 })];

    const { steps, payPrice } = reckon(wares, {
      ...none,
      discount: 85,
      freightOf: () => 600,
      reductionsOf: () => [500, 0],
      points: 3,
    });

    expect(steps.map(({ label, amount }) => [label, amount])).toEqual([
      ['商品金额', 8998],
      ['等级优惠', -600],
      ['活动优惠', -4010],
      ['运费', 600],
      ['优惠券', -500],
      ['积分抵扣', -30],
    ]);
    expect(payPrice).toBe(4458);
  });

  it('has each piece at the level of its buyer, rounded half up', () => {
    expect(reckon([ware({ price: 1990, quantity: 3 })], { ...none, discount: 85 }).lines).toMatchObject([
      { originalPrice: 1990, price: 1692, paidPrice: 5076 },
    ]);
  });

  it('of an activity knows no level and no points of the product', () => {
    const sold = ware({ activityPrice: 700, giveIntegral: 9 });
    expect(reckon([sold], { ...none, discount: 50 })).toMatchObject({ payPrice: 700, gainIntegral: 7 });
  });

  it('leaves points alone where a coupon pays for all goods, so that freight is due', () => {
    const off = (amount: number) => ({ ...none, points: 500, freightOf: () => 600, reductionsOf: () => [amount] });
    expect(reckon([ware()], off(1000))).toMatchObject({ payPrice: 600, totals: { useIntegral: 0, deductionPrice: 0 } });
    expect(reckon([ware()], off(999))).toMatchObject({ payPrice: 0, totals: { useIntegral: 61, deductionPrice: 601 } });
  });

  it('says nothing of what changed nothing', () => {
    expect(reckon([ware()], none).steps.map(({ step }) => step)).toEqual(['goods']);
  });
});

const fen = fc.integer({ min: 0, max: 1_000_000 });
const wares = fc.array(
  fc.record({
    price: fen,
    activityPrice: fc.option(fen, { nil: undefined }),
    quantity: fc.integer({ min: 1, max: 99 }),
    giveIntegral: fc.nat(9),
    merId: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  { minLength: 1, maxLength: 8 },
);
const terms = fc
  .record({
    discount: fc.integer({ min: 1, max: 100 }),
    freight: fen,
    coupon: fen,
    points: fen,
    ratio: fc.nat(9900),
    forYuan: fc.nat(9),
  })
  .map(({ freight, coupon, ...rest }): PriceTerms<Ware> => {
    const reductionsOf: PriceTerms<Ware>['reductionsOf'] = (goods) => {
      const costs = goods.map(({ price, quantity }) => price * quantity);
      return allocate(Math.min(coupon, sumOf(costs)), costs);
    };
    return { ...rest, freightOf: () => freight, bearers: {}, reductionsOf };
  });

describe('the freight of several sellers', () => {
  // A first fee for each parcel, nothing from 50 yuan.
  const freightOf: PriceTerms<Ware>['freightOf'] = (goods) =>
    sumOf(goods.map(({ price, quantity }) => price * quantity)) >= 5000 ? 0 : 700;

  it('is that of each as if the goods of others were another order, on the lines of that seller alone', () => {
    const wares = [
      ware({ merId: 1, price: 100 }),
      ware({ merId: 2, price: 4999 }),
      ware({ merId: 1, price: 250 }),
      ware({ price: 9900 }),
    ];
    const { lines, totals } = reckon(wares, { ...none, freightOf });
    expect(lines.map(({ freight, paidPostage }) => [freight, paidPostage])).toEqual([
      [200, 200],
      [700, 700],
      [500, 500],
      [0, 0],
    ]);
    expect(totals).toMatchObject({ totalPostage: 1400, payPostage: 1400 });
  });

  it('is one freight where one seller sold all', () => {
    const { lines, totals } = reckon([ware({ merId: 3 }), ware({ merId: 3 })], { ...none, freightOf });
    expect([totals.totalPostage, ...lines.map(({ paidPostage }) => paidPostage)]).toEqual([700, 350, 350]);
  });

  it('stays on the lines of its seller when the price changes and comes back', () => {
    const { lines, payPrice } = reckon([ware({ merId: 1, price: 100 }), ware({ merId: 2, price: 8000 })], { ...none, freightOf });
    const changed = lineShares({ payPrice: 300, payPostage: 700 }, lines);
    expect(changed.map(({ paidPostage }) => paidPostage)).toEqual([300, 0]);
    expect(lineShares({ payPrice, payPostage: 700 }, changed)).toEqual(lines);
  });
});

describe('whatever is bought on whatever terms', () => {
  it('steps sum to what is paid, which is neither negative nor more than goods and freight', () => {
    fc.assert(
      fc.property(wares, terms, (bought, on) => {
        const { steps, payPrice, totals } = reckon(bought, on);
        expect(sumOf(steps.map(({ amount }) => amount))).toBe(payPrice);
        expect(payPrice).toBeGreaterThanOrEqual(0);
        expect(payPrice).toBeLessThanOrEqual(totals.totalPrice);
        expect(totals.totalPrice).toBe(totals.proTotalPrice + totals.totalPostage);
      }),
    );
  });

  it('lines add up to it, with the freight that points did not pay', () => {
    fc.assert(
      fc.property(wares, terms, (bought, on) => {
        const { lines, payPrice, totals } = reckon(bought, on);
        const ofGoods = sumOf(lines.map((line) => line.paidPrice));
        expect(Math.max(0, payPrice - totals.totalPostage)).toBe(ofGoods);
        expect(ofGoods + sumOf(lines.map((line) => line.paidPostage))).toBe(payPrice);
        expect(sumOf(lines.map((line) => line.couponPrice))).toBe(totals.couponPrice);
        expect(sumOf(lines.map((line) => line.freight))).toBe(totals.totalPostage);
        for (const line of lines) {
          expect(line.paidPrice).toBeGreaterThanOrEqual(0);
          expect(line.paidPrice).toBeLessThanOrEqual(line.price * line.quantity - line.couponPrice);
        }
      }),
    );
  });
});
