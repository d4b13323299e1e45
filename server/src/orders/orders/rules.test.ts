import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStates, refundStates } from '#contract/orders/enums.ts';
import { nobody } from '#server/platform/actor.ts';
import { checkRefund } from '../refunds/rules.ts';
import { situationOf } from './rules.ts';
import { orderMoves, refundMoves } from './states.ts';

const standing = { state: 'toSend', refundState: 'none', shippingType: 1, isDel: false } as const;

describe('the situation of an order', () => {
  it.each([
    [{}, 'notShipped'],
    [{ shippingType: 2 }, 'toBeWrittenOff'],
    [{ state: 'unpaid' }, 'unPaid'],
    [{ state: 'sent' }, 'spike'],
    [{ state: 'sent', refundState: 'asked' }, 'applyRefund'],
    [{ state: 'sent', refundState: 'paying' }, 'refunding'],
    [{ state: 'done', refundState: 'refunded' }, 'refunded'],
    [{ state: 'done', refundState: 'refunded', isDel: true }, 'deleted'],
  ] as const)('with %j is %s', (overrides, key) => {
    expect(situationOf({ ...standing, ...overrides })).toBe(key);
  });
});

describe('the moves', () => {
  it('lead only to states of the catalogue', () => {
    expect(orderStates).toEqual(expect.arrayContaining(Object.values(orderMoves).flatMap((moves) => Object.values(moves))));
    expect(refundStates).toEqual(expect.arrayContaining(Object.values(refundMoves).flatMap((moves) => Object.values(moves))));
  });
});

const fen = fc.integer({ min: 0, max: 1_000_000 });

describe('all refunds of an order', () => {
  it('never sum to more than was paid, whatever is asked', () => {
    fc.assert(
      fc.property(fen, fc.array(fen), (payPrice, wishes) => {
        let refundPrice = 0;
        for (const amount of wishes) {
          try {
            checkRefund(
              {
                payTime: new Date(0),
                payPrice,
                refundPrice,
                refundState: refundPrice === payPrice ? 'refunded' : 'none',
                state: 'sent',
                caseState: null,
              },
              amount,
              nobody,
            );
            refundPrice += amount;
          } catch {
            // A refused move leaves no state.
          }
        }
        expect(refundPrice).toBeLessThanOrEqual(payPrice);
      }),
    );
  });
});
