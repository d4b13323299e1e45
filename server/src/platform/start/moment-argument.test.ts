import { describe, expect, it } from 'vitest';
import { readMomentArgument } from './moment-argument.ts';

/** 15:20 by the clock of the shop. */
const now = new Date('2026-11-30T07:20:00Z');
const read = (text: string, at = now) => readMomentArgument(text, at).toISOString();

describe('a moment that is written for a restore', () => {
  it('is of today, or of a day, by the clock of the shop', () => {
    expect(read('14:05')).toBe('2026-11-30T06:05:00.000Z');
    expect(read('2026-11-29 23:59:58')).toBe('2026-11-29T15:59:58.000Z');
    expect(read('23:50', new Date('2026-11-30T16:10:00Z'))).toBe('2026-11-30T15:50:00.000Z');
  });

  it('is refused where it is still to come, or none', () => {
    expect(() => read('15:21')).toThrow('还没有到');
    for (const wrong of ['', '25:00', '14:60', 'noon', '2026-13-41 10:00', '14']) expect(() => read(wrong)).toThrow('看不懂时刻');
  });
});
