import { describe, expect, it } from 'vitest';
import { rewardOf } from './rules.ts';

const cycle = [
  { title: '第一天', day: 1, integral: 5, experience: 1 },
  { title: '第三天', day: 3, integral: 20, experience: 0 },
];

describe('the reward of a day in a row', () => {
  it.each([
    [1, 5, 1],
    [2, 0, 0],
    [3, 20, 0],
    [4, 5, 1],
    [6, 20, 0],
  ])('is on day %i %i points and %i experience', (days, integral, experience) => {
    expect(rewardOf(days, cycle)).toMatchObject({ integral, experience });
  });

  it('is nothing while nothing is set up', () => {
    expect(rewardOf(1, [])).toEqual({ integral: 0, experience: 0 });
  });
});
