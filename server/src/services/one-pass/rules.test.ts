import { describe, expect, it } from 'vitest';
import { endOf, isOfToken } from './rules.ts';

const now = new Date('2026-11-29T08:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a token', () => {
  it.each([
    ['a duration', 7200, 7140],
    ['a moment', now.getTime() / 1000 + 7200, 7140],
    ['a moment that has just passed', now.getTime() / 1000 - 10, -70],
    ['a moment far away', 4_102_444_800, 86_400],
    ['a duration of a month', 2_592_000, 86_400],
  ])('ends a minute early, and after a day at most: %s', (_case, expiresIn, seconds) => {
    expect(endOf(expiresIn, now)).toEqual(inSeconds(seconds));
  });

  it('is the reason of a refusal that names it, and of no other', () => {
    expect(['登录已失效', 'Token 无效', '余额不足'].map(isOfToken)).toEqual([true, true, false]);
  });
});
