import { describe, expect, it } from 'vitest';
import { type Attempts, lockOf, needsCaptcha, networkOf, pauseAfter } from './rules.ts';

const now = new Date('2026-11-20T06:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const failed = (failures: number, more: Partial<Attempts> = {}): Attempts => ({
  kind: 'account',
  failures,
  lastTime: now,
  lockedUntil: null,
  ...more,
});

describe('the pause after a failed sign-in', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 5],
    [4, 15],
    [5, 60],
    [6, 300],
    [7, 900],
    [8, 1800],
    [50, 1800],
  ])('after failure %i of an account is %i s', (failures, seconds) => {
    expect(pauseAfter('account', failures)).toBe(seconds * 1000);
  });

  it.each([
    [6, 0],
    [17, 0],
    [18, 5],
    [48, 1800],
  ])('after failure %i of an address is %i s, because a whole office shares it', (failures, seconds) => {
    expect(pauseAfter('address', failures)).toBe(seconds * 1000);
  });

  it('is told in whole seconds, the longer one of the two', () => {
    const attempts = [failed(3, { lockedUntil: after(4.2) }), failed(30, { kind: 'address', lockedUntil: after(14.5) })];

    expect(lockOf(attempts, now)).toEqual({ kind: 'address', seconds: 15 });
    expect(lockOf(attempts, after(15))).toBeUndefined();
  });
});

describe('a captcha', () => {
  it('is asked for from the third failure of an account on', () => {
    expect([1, 2, 3, 4].map((failures) => needsCaptcha([failed(failures)], now))).toEqual([false, false, true, true]);
  });

  it('is not asked for an hour later', () => {
    expect(needsCaptcha([failed(9)], after(3601))).toBe(false);
  });
});

describe('an address that failures are counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
