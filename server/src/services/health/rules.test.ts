import { describe, expect, it } from 'vitest';
import { countedIn, failuresIn, isDue, stateOf } from './rules.ts';

const now = new Date('2026-11-29T08:30:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('failures', () => {
  it('are counted by the hour, and forgotten after a day', () => {
    const hours = countedIn(countedIn({}, 2, now), 3, later(60));

    expect(failuresIn(hours, later(61))).toBe(5);
    expect(failuresIn(hours, later(24 * 60))).toBe(3);
    expect(failuresIn(hours, later(25 * 60 + 1))).toBe(0);
    expect(Object.keys(countedIn(hours, 0, later(26 * 60)))).toEqual([]);
  });
});

describe('an outcome', () => {
  it('is written down when it is another one than before, or a minute has passed', () => {
    const seen = { isFailing: false, failures: 0, writtenAt: now.getTime(), wasFailing: false };

    expect([isDue(seen, later(0.5)), isDue(seen, later(1))]).toEqual([false, true]);
    expect([isDue({ ...seen, isFailing: true }, now), isDue({ ...seen, wasFailing: undefined }, now)]).toEqual([true, true]);
  });
});

describe('a service', () => {
  const well = { successTime: now, failureTime: null, checkTime: null, steps: [] };
  const red = [{ name: '地址', outcome: 'failed', says: '', remedy: '' }] as const;

  it.each([
    ['is what its settings say', 'unset', well, 'unset'],
    ['is what its settings say', 'paused', { ...well, failureTime: later(1) }, 'paused'],
    ['is well before it was ever asked', 'on', undefined, 'fine'],
    ['fails after its last failure', 'on', { ...well, failureTime: later(1) }, 'failing'],
    ['is well after its last success', 'on', { ...well, successTime: later(2), failureTime: later(1) }, 'fine'],
    ['fails after a check that went wrong', 'on', { ...well, checkTime: later(1), steps: red }, 'failing'],
    ['is well after a check that went right', 'on', { ...well, failureTime: later(1), checkTime: later(2) }, 'fine'],
  ] as const)('%s', (_case, standing, health, state) => {
    expect(stateOf(standing, health)).toBe(state);
  });
});
