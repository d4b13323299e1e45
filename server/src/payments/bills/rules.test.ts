import { describe, expect, it } from 'vitest';
import { readMoment } from '#contract/moment.ts';
import type { BillEntry } from '#server/platform/payment-bills.ts';
import { type BookedEntry, billDaysDue, compareBill, feesOf, mergeDifferences, neighboursOf } from './rules.ts';

const at = readMoment('2026-11-20 12:00:00');
const line = (more: Partial<BillEntry> = {}): BillEntry => ({
  entry: 'payment',
  at,
  number: 'pay1',
  providerNo: '42',
  amount: 1000,
  ...more,
});
const own = (more: Partial<BookedEntry> = {}): BookedEntry => ({
  ...line(),
  subject: 'order',
  orderNo: 'order1',
  isBooked: true,
  isOfDay: true,
  ...more,
});
const kinds = (theirs: BillEntry[], ours: BookedEntry[]) => compareBill(theirs, ours).map(({ kind }) => kind);
const refund = { entry: 'refund', number: 'back1', providerNo: '50' } as const;

describe('a bill beside our books', () => {
  it.each<[string, BillEntry[], BookedEntry[], string[]]>([
    ['both sides say the same', [line()], [own()], []],
    ['ours is of another day', [line()], [own({ isOfDay: false })], []],
    ['a refund is there whose answer was lost here', [line(refund)], [own({ ...refund, providerNo: '' })], []],
    ['another sum', [line()], [own({ amount: 999 })], ['amount']],
    ['nobody here knows it', [line()], [], ['missingHere']],
    ['it brought no money here', [line()], [own({ isBooked: false })], ['missingHere']],
    ['it is another transaction of the number', [line()], [own({ providerNo: '43' })], ['missingHere', 'missingThere']],
    ['the bill lacks it', [], [own()], ['missingThere']],
    ['the bill lacks one of another day', [], [own({ isOfDay: false })], []],
    ['nobody here refunded it', [line(refund)], [], ['refundedThere']],
    ['it failed here', [line(refund)], [own({ ...refund, isBooked: false })], ['refundedThere']],
    ['a payment has the number of a refund', [line({ number: 'back1' })], [own(refund)], ['missingHere', 'missingThere']],
  ])('where %s', (_, theirs, ours, expected) => {
    expect(kinds(theirs, ours)).toEqual(expected);
  });
});

describe('the fees of a bill', () => {
  it.each<[string, (number | undefined)[], number | null]>([
    ['are rounded once', [32_400, 32_400, -300], 65],
    ['are half a fen, and round up', [1500], 2],
    ['are given back', [-27_400, 400], -27],
    ['are told by no line', [], 0],
    ['are not told by one line', [32_400, undefined], null],
  ])('that %s', (_, fees, expected) => {
    expect(feesOf(fees.map((fee) => ({ fee })))).toBe(expected);
  });
});

describe('differences that are known', () => {
  const [found] = compareBill([line()], []);
  if (!found) throw new Error('one difference');
  const row = { ...found, id: 7 };

  it('stay as people left them, as long as their amounts do', () => {
    const resolved = { ...row, state: 'resolved' } as const;
    expect(mergeDifferences([resolved], [found], 500)).toEqual({ opened: [], gone: [], unlisted: 0 });
    const other = { ...found, theirs: 1 };
    expect(mergeDifferences([resolved], [other], 500)).toEqual({ opened: [other], gone: [], unlisted: 0 });
  });

  it('go where nothing differs any more, unless somebody has resolved them', () => {
    expect(mergeDifferences([{ ...row, state: 'open' }], [], 500).gone).toEqual([7]);
    expect(mergeDifferences([{ ...row, state: 'resolved' }], [], 500).gone).toEqual([]);
  });

  it('are listed as far as there is room', () => {
    expect(mergeDifferences([], [found, { ...found, number: 'pay2' }], 1)).toMatchObject({ opened: [found], unlisted: 1 });
  });
});

describe('the days whose bill is due', () => {
  const now = readMoment('2026-11-29 10:20:00');

  it('begin with the first dealing, and are those of a week that have no bill yet', () => {
    const since = (day: string) => readMoment(`${day} 15:00:00`);
    expect(billDaysDue({ since: undefined, over: new Set() }, now)).toEqual([]);
    expect(billDaysDue({ since: since('2026-11-26'), over: new Set(['2026-11-27']) }, now)).toEqual(['2026-11-26', '2026-11-28']);
    expect(billDaysDue({ since: since('2026-01-01'), over: new Set() }, now)).toHaveLength(7);
  });

  it('lie between those that may name what they lack', () => {
    expect(neighboursOf('2026-12-01')).toEqual(['2026-11-30', '2026-12-02']);
  });
});
