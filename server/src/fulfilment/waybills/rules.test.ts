import { describe, expect, it } from 'vitest';
import { fitsShown, isAsking, labelsOf, mayBePrinted, nextLook, numberOf } from './rules.ts';

const at = new Date('2026-11-20T06:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const terms = { com: 'yuantong', formId: '76' };
const other = { com: 'yunda', formId: '76' };
const asking = { ...terms, turn: 2, outcome: 'asking', number: null, askedTime: at } as const;

describe('a waybill', () => {
  it('that is asked for is waited for, until whoever asked must be gone', () => {
    expect([isAsking(asking, later(59)), isAsking(asking, later(61)), isAsking(undefined, at)]).toEqual([true, false, false]);
    expect(isAsking({ ...asking, outcome: 'unknown' }, later(1))).toBe(false);
  });

  it('may have been printed where its answer was lost', () => {
    const outcomes = ['asking', 'unknown', 'refused', 'printed'] as const;
    expect(outcomes.map((outcome) => mayBePrinted({ ...asking, outcome }))).toEqual([true, true, false, false]);
    expect(mayBePrinted(undefined)).toBe(false);
  });

  it('that is printed is used again by the same terms only', () => {
    const printed = { ...asking, outcome: 'printed', number: 'WB1' } as const;
    const numbers = [numberOf(printed, terms, []), numberOf(printed, other, []), numberOf(asking, terms, [])];
    expect(numbers).toEqual(['WB1', undefined, undefined]);
    expect(numberOf(printed, terms, ['WB1'])).toBeUndefined();
  });
});

describe('a label in the record of the provider', () => {
  const lost = { com: 'yuantong', name: '王小明', phone: '13800001234', askedTime: new Date('2026-11-20T14:00:00+08:00') };
  const label = { number: 'YT1', com: 'yuantong', toName: '王小明', toTel: '13800001234', printedAt: '2026-11-20 14:00:03' };
  const of = (change: Partial<typeof label>, ofOthers: string[] = []) => labelsOf([{ ...label, ...change }], lost, ofOthers);

  it('is the lost one’s by phone, or by name where the record has no phone', () => {
    expect(of({})).toEqual([{ number: 'YT1', printedAt: label.printedAt, by: 'phone' }]);
    expect(of({ toTel: '' })).toMatchObject([{ by: 'name' }]);
    expect([of({ toTel: '13900001234' }), of({ toTel: '', toName: '王小' }), of({ toTel: '', toName: '' })]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('is not that of another carrier, another time or another order', () => {
    expect([of({ com: 'yunda' }), of({ printedAt: '2026-11-20 13:57:00' }), of({ printedAt: '2026-11-20 14:11:00' })]).toEqual([
      [],
      [],
      [],
    ]);
    expect(of({}, ['YT1'])).toEqual([]);
    expect([of({ com: '' }), of({ printedAt: '' })].flat()).toHaveLength(2);
  });

  it('is recognised as far as the provider shows its recipient', () => {
    expect(['138****1234', '138 0000 1234', '*******1234'].map((shown) => fitsShown(shown, lost.phone))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['138****1235', '****', '', '1234'].map((shown) => fitsShown(shown, lost.phone))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([fitsShown('王**', '王小明'), fitsShown('王*', '李小明'), fitsShown('.*', '王小明')]).toEqual([true, false, false]);
  });

  it('is looked for less and less often, and then by people alone', () => {
    const minutes = [0, 1, 2, 3, 4, 5].map((looks) => {
      const next = nextLook(looks, lost.askedTime);
      return next && (next.getTime() - lost.askedTime.getTime()) / 60_000;
    });
    expect(minutes).toEqual([1, 2, 5, 15, 60, null]);
  });
});
