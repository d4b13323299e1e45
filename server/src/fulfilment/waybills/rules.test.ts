import { describe, expect, it } from 'vitest';
import { isAsking, mayBePrinted, numberOf } from './rules.ts';

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
