import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseStates } from '#contract/orders/return-case-enums.ts';
import { leftOf } from '#server/orders/parcels/rules.ts';
import { stateAfter } from './states.ts';
import { type LineOf, type StandingLine, byLine, holdingsOf, isSamePrice, piecesOut } from './rules.ts';

const line: LineOf = {
  lineId: 1,
  skuId: 10,
  productId: 5,
  productName: '杯',
  payNum: 4,
  refunded: 0,
  cameBack: 0,
  sent: 4,
  price: 900,
  originalPrice: 1000,
};
const one: StandingLine = { kind: 'return', state: 'closed', lineId: 1, skuId: 10, outSkuId: null, quantity: 1, received: 1 };
const swap: StandingLine = { ...one, kind: 'exchange', outSkuId: 11 };
const held = (state: 'sent' | 'toSend', of: Partial<LineOf>, ...cases: StandingLine[]) =>
  Object.fromEntries(holdingsOf(state, { ...line, ...of }, cases));

describe('the goods that a buyer has', () => {
  it.each([
    ['all that left', 'sent', {}, 4],
    ['no more than is not refunded', 'sent', { refunded: 1 }, 3],
    ['those in parcels while others wait', 'toSend', { sent: 3 }, 3],
    ['as many when what waits was refunded', 'toSend', { sent: 3, refunded: 1 }, 3],
    ['fewer when more was refunded', 'toSend', { sent: 3, refunded: 2 }, 2],
    ['one fewer when one of them came back', 'toSend', { sent: 3, refunded: 1, cameBack: 1 }, 2],
    ['none before anything left', 'toSend', { sent: 0 }, 0],
  ] as const)('are %s', (_, state, of, pieces) => {
    expect(piecesOut(state, { ...line, ...of })).toBe(pieces);
  });

  it('leave what never left to be sent when they come back', () => {
    const apart = { payNum: 3, sent: 2 };
    expect(leftOf({ ...apart, refunded: 1, cameBack: 1 })).toBe(1);
    expect(leftOf({ ...apart, refunded: 1, cameBack: 0 })).toBe(0);
  });

  it('are not those of an open case, and those of a closed one as it left them', () => {
    expect(held('sent', {}, { ...one, state: 'waiting', quantity: 3 })).toEqual({ 10: 1 });
    expect(held('sent', {}, swap)).toEqual({ 10: 3, 11: 1 });
    expect(held('sent', {}, swap, { ...swap, skuId: 11, outSkuId: 10 })).toEqual({ 10: 4, 11: 0 });
    expect(held('sent', {}, { ...swap, outSkuId: 10 })).toEqual({ 10: 4 });
    expect(held('sent', { refunded: 1 }, swap, { ...one, skuId: 11 })).toEqual({ 10: 3, 11: 0 });
    expect(held('sent', {}, { ...swap, lineId: 2 })).toEqual({ 10: 4 });
  });

  it('are as many as before, whatever is exchanged for what', () => {
    const anySwap = fc.record({ skuId: fc.constantFrom(10, 11, 12), outSkuId: fc.constantFrom(10, 11, 12), received: fc.nat(4) });
    fc.assert(
      fc.property(fc.array(anySwap), (swaps) => {
        const counts = Object.values(held('sent', {}, ...swaps.map((more) => ({ ...swap, ...more }))));
        expect(counts.reduce((sum, pieces) => sum + pieces, 0)).toBe(4);
      }),
    );
  });

  it('are found by the SKU that they are now', () => {
    const choice = { state: 'sent' as const, lines: [line, { ...line, lineId: 2, skuId: 20 }], cases: [swap] };
    const found = byLine(
      choice,
      [20, 11, 99].map((skuId) => ({ skuId, quantity: 1 })),
    );
    expect(found.map(({ lineId }) => lineId)).toEqual([2, 1, 0]);
  });
});

describe('another SKU', () => {
  const ware = (id: number, price: number) => ({ id, price, productId: 5, suk: '', isDel: false });

  it('costs what the goods cost when they were bought, or would cost today', () => {
    const has = ware(10, 1200);
    expect([1000, 1200, 900, 1100].map((price) => isSamePrice(line, has, ware(11, price)))).toEqual([true, true, false, false]);
    expect(isSamePrice({ ...line, originalPrice: null }, undefined, ware(11, 900))).toBe(true);
    expect(isSamePrice(line, has, has)).toBe(true);
  });
});

describe('a case', () => {
  it('moves from each state by these acts alone', () => {
    const acts = ['agree', 'refuse', 'withdraw', 'checkIn', 'close', 'reopen'] as const;
    const moves = caseStates.values.map((state) => [
      state,
      ...acts.flatMap((act) => {
        const next = stateAfter(state, act);
        return next ? [`${act} ${next}`] : [];
      }),
    ]);
    expect(moves).toEqual([
      ['asked', 'agree waiting', 'refuse refused', 'withdraw withdrawn'],
      ['waiting', 'withdraw withdrawn', 'checkIn received'],
      ['received', 'refuse refused', 'checkIn received', 'close closed'],
      ['closed', 'reopen received'],
      ['refused'],
      ['withdrawn'],
    ]);
  });
});
