import { describe, expect, it } from 'vitest';
import { setSigned } from '#web/ui/wire/index.ts';
import '#web/after-sales/index.ts';
import '#web/cashier/index.ts';
import '#web/fulfilment/index.ts';
import { actDialogs } from './act-dialogs.ts';
import { acts, actsOf, labelOf } from './acts.ts';
import { asked, orderRow, rowWithoutAmounts, sent, unpaid } from '../../../test/sample-orders.ts';
import type { OrderRow } from '../order/situation.tsx';

const refunded = { refundStatus: 2, refundPrice: 1200, statusStr: { key: 'refunded', value: '已退款' } };
const deleted = { isDel: true, statusStr: { key: 'deleted', value: '已删除' } };

const toFetch = { statusStr: { key: 'toBeWrittenOff', value: '待核销' } };

const cases: readonly (readonly [string, Partial<OrderRow>, string[]])[] = [
  ['a paid one is sent first', {}, ['send', 'claim', 'mark', 'address', 'assign', 'agree', 'receipt']],
  ['an unpaid one may change its price once', unpaid, ['price', 'code', 'credit', 'claim', 'mark', 'address', 'assign']],
  [
    'one that is paid offline is confirmed first',
    { ...unpaid, payType: 'offline' },
    ['pay', 'price', 'code', 'credit', 'claim', 'mark', 'address', 'assign', 'cancel'],
  ],
  [
    'money that goes back by hand is confirmed',
    { refundStatus: 3, isOwedByHand: true, statusStr: { key: 'refunding', value: '退款中' } },
    ['paidBack', 'notPaidBack', 'claim', 'mark', 'assign', 'receipt'],
  ],
  [
    'an unpaid one with a changed price keeps it',
    { ...unpaid, isAlterPrice: true },
    ['code', 'credit', 'claim', 'mark', 'address', 'assign'],
  ],
  [
    'one on its way is corrected, refunded, received or taken back',
    sent,
    ['correct', 'mark', 'agree', 'returnCase', 'receive', 'recall', 'receipt'],
  ],
  [
    'one with a courier has no number to correct',
    { ...sent, deliveryId: '13900139000' },
    ['mark', 'agree', 'returnCase', 'receive', 'recall', 'receipt'],
  ],
  ['one that asks for a refund is decided first', asked, ['agree', 'refuse', 'claim', 'mark', 'assign', 'receipt']],
  [
    'one that asks after it was sent is not received',
    { ...sent, ...asked },
    ['agree', 'refuse', 'claim', 'returnCase', 'mark', 'assign', 'receipt'],
  ],
  [
    'one of a server without return cases has none',
    { ...sent, caseState: undefined },
    ['correct', 'mark', 'agree', 'receive', 'recall', 'receipt'],
  ],
  [
    'one whose refund is under way waits',
    { refundStatus: 3, statusStr: { key: 'refunding', value: '退款中' } },
    ['claim', 'mark', 'assign', 'receipt'],
  ],
  ['a part of one leaves to the house what concerns all of it', { isPart: true }, ['send', 'assign', 'agree', 'receipt']],
  ['a part of one on its way as well', { ...sent, isPart: true }, ['correct', 'agree', 'returnCase', 'recall', 'receipt']],
  ['a refunded one has nothing left', refunded, ['mark', 'receipt']],
  ['one the customer deleted may go', deleted, ['mark', 'receipt', 'remove']],
  [
    'one to be paid and picked up goes nowhere',
    { ...unpaid, shippingType: 2 },
    ['price', 'code', 'credit', 'claim', 'mark', 'assign'],
  ],
  ['one to be picked up is handed out, not sent', toFetch, ['verify', 'claim', 'mark', 'assign', 'agree', 'receipt']],
  [
    'one whose money is asked back is not handed out',
    { ...toFetch, refundStatus: 1 },
    ['agree', 'refuse', 'claim', 'mark', 'assign', 'receipt'],
  ],
  [
    'one that points paid for is refunded once',
    { payPrice: 0 },
    ['send', 'claim', 'mark', 'address', 'assign', 'agree', 'receipt'],
  ],
  ['one that points paid for and came back has nothing left', { ...refunded, payPrice: 0, refundPrice: 0 }, ['mark', 'receipt']],
];

describe('among orders', () => {
  it.each(cases)('%s', (_, change, expected) => {
    expect(actsOf(orderRow(change))).toEqual(expected);
  });

  it('one that somebody handles is given back by them alone', () => {
    setSigned({ id: 3, name: 'wang', realName: '小王', roles: [], permissions: [] });
    const handledBy = (id: number) => actsOf(orderRow({ handler: { id, name: '小王', since: new Date() } }));

    expect(handledBy(3).filter((act) => ['claim', 'release'].includes(act))).toEqual(['release']);
    expect(handledBy(4).filter((act) => ['claim', 'release'].includes(act))).toEqual([]);
  });

  it('one without amounts is not refunded, nor given another price', () => {
    expect(actsOf(rowWithoutAmounts(asked))).toEqual(['refuse', 'claim', 'mark', 'assign', 'receipt']);
    expect(actsOf(rowWithoutAmounts(unpaid))).toEqual(['claim', 'mark', 'address', 'assign']);
  });

  it('every act happens at once or has its dialog, from whichever domain', () => {
    const atOnce = ['cancel', 'receive', 'claim', 'release', 'remove'];
    expect(Object.keys(acts).filter((act) => !actDialogs[act])).toEqual(atOnce);
  });

  it('a refund somebody asked for is agreed to', () => {
    expect(labelOf('agree', orderRow(asked))).toBe('同意退款');
    expect(labelOf('agree', orderRow())).toBe('退款');
  });
});
