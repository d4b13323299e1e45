import { describe, expect, it } from 'vitest';
import { showMoment } from '#contract/moment.ts';
import { laterAt } from './rules.ts';

// 2026-11-20 is a Friday.
const at = (time: string) => new Date(`2026-11-${time}+08:00`);

describe('a notice that is put off', () => {
  it.each([
    ['hour', '20T14:05:00', '2026-11-20 15:05:00'],
    ['tomorrow', '20T14:05:00', '2026-11-21 09:00:00'],
    ['tomorrow', '20T00:30:00', '2026-11-21 09:00:00'],
    ['monday', '20T14:05:00', '2026-11-23 09:00:00'],
    ['monday', '22T23:59:00', '2026-11-23 09:00:00'],
    ['monday', '23T00:10:00', '2026-11-30 09:00:00'],
  ] as const)('to %s on %s comes back at %s', (choice, now, back) => {
    expect(showMoment(laterAt[choice](at(now)))).toBe(back);
  });
});
