import { describe, expect, it } from 'vitest';
import { orderStates, refundStates } from '#contract/orders/enums.ts';
import { type OrderAct, type RefundAct, after, firstStateOf } from './states.ts';

const orderActs: OrderAct[] = ['pay', 'cancel', 'send', 'sendPart', 'verify', 'receive', 'recall', 'review', 'complete'];
const refundActs: RefundAct[] = ['ask', 'refuse', 'begin', 'finish', 'part', 'fail', 'failRest'];

describe('an order', () => {
  it('makes these moves and no others', () => {
    const moves = orderStates.flatMap((state) =>
      orderActs.flatMap((act) => {
        const next = after({ state, refundState: 'none' }, act)?.state;
        return next === undefined ? [] : [`${state} ${act} ${next}`];
      }),
    );

    expect(moves.toSorted()).toEqual([
      'sent recall toSend',
      'sent receive toReview',
      'toReview complete done',
      'toReview review done',
      'toSend recall toSend',
      'toSend send sent',
      'toSend sendPart toSend',
      'toSend verify toReview',
      'unpaid cancel cancelled',
      'unpaid pay toSend',
    ]);
  });
});

describe('an order that is placed', () => {
  it('waits for its money, unless it costs nothing', () => {
    expect([firstStateOf(1), firstStateOf(0)]).toEqual(['unpaid', 'toSend']);
  });

  it('is moved by an act in one of both ways, never in two', () => {
    expect(orderActs.filter((act: string) => refundActs.some((other: string) => other === act))).toEqual([]);
  });
});

describe('a refund', () => {
  it('makes these moves and no others', () => {
    const moves = refundStates.flatMap((refundState) =>
      refundActs.flatMap((act) => {
        const next = after({ state: 'toSend', refundState }, act)?.refundState;
        return next === undefined ? [] : [`${refundState} ${act} ${next}`];
      }),
    );

    expect(moves.toSorted()).toEqual([
      'asked begin paying',
      'asked refuse none',
      'none ask asked',
      'none begin paying',
      'paying fail asked',
      'paying failRest refunded',
      'paying finish refunded',
      'paying part none',
      'refunded begin paying',
    ]);
  });
});
