import { describe, expect, it } from 'vitest';
import { orderStates, refundStates } from '#contract/orders/words.ts';
import { type OrderAct, type RefundAct, afterOrderAct, afterRefundAct } from './states.ts';

const orderActs: OrderAct[] = ['pay', 'cancel', 'send', 'verify', 'receive', 'review'];
const refundActs: RefundAct[] = ['ask', 'refuse', 'begin', 'finish', 'part', 'fail'];

describe('an order', () => {
  it('makes these moves and no others', () => {
    const moves = orderStates.flatMap((state) =>
      orderActs.flatMap((act) => {
        const next = afterOrderAct(state, act);
        return next === undefined ? [] : [`${state} ${act} ${next}`];
      }),
    );

    expect(moves.toSorted()).toEqual([
      'sent receive toReview',
      'toReview review done',
      'toSend send sent',
      'toSend verify toReview',
      'unpaid cancel cancelled',
      'unpaid pay toSend',
    ]);
  });
});

describe('a refund', () => {
  it('makes these moves and no others', () => {
    const moves = refundStates.flatMap((state) =>
      refundActs.flatMap((act) => {
        const next = afterRefundAct(state, act);
        return next === undefined ? [] : [`${state} ${act} ${next}`];
      }),
    );

    expect(moves.toSorted()).toEqual([
      'asked begin paying',
      'asked refuse none',
      'none ask asked',
      'none begin paying',
      'paying fail asked',
      'paying finish refunded',
      'paying part none',
    ]);
  });
});
