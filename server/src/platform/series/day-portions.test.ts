import { describe, expect, it } from 'vitest';
import { dayPortions } from './day-portions.ts';

const days = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd });

describe('portions', () => {
  it('are whole days that follow each other and hold few records, but for a day that has many', () => {
    const received = new Map([
      ['2026-11-01', 6],
      ['2026-11-02', 5],
      ['2026-11-03', 30],
      ['2026-11-05', 1],
    ]);
    expect(dayPortions(days('2026-11-01', '2026-11-06'), received, 10)).toEqual([
      days('2026-11-01', '2026-11-01'),
      days('2026-11-02', '2026-11-02'),
      days('2026-11-03', '2026-11-03'),
      days('2026-11-04', '2026-11-06'),
    ]);
  });
});
