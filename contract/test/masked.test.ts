import { describe, expect, it } from 'vitest';
import { maskedName } from '#contract/masked.ts';

describe('a customer’s name', () => {
  it.each([
    ['王小明', '王**明'],
    ['一路向北的人', '一**人'],
    ['小王', '小**'],
    ['王', '王**'],
    ['', '**'],
    ['🚂火车迷🚃', '🚂**🚃'],
  ])('%s is shown as %s', (nickname, shown) => {
    expect(maskedName(nickname)).toBe(shown);
  });
});
