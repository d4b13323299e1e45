import { describe, expect, it } from 'vitest';
import { starOf, summaryOf } from './rules.ts';

describe('stars', () => {
  it.each([
    [5, 5, 5],
    [5, 4, 4],
    [1, 2, 1],
    [1, 1, 1],
  ])('for goods %i and service %i are %i', (productScore, serviceScore, star) => {
    expect(starOf(productScore, serviceScore)).toBe(star);
  });
});

describe('the summary of a product', () => {
  it('tells the share of good reviews and the mean of the stars', () => {
    expect(summaryOf({ good: 2, fair: 0, bad: 1, stars: 11 })).toEqual({
      total: 3,
      good: 2,
      fair: 0,
      bad: 1,
      positiveRate: '0.67',
      star: '3.7',
    });
  });

  it('says zero where nobody has written', () => {
    expect(summaryOf({ good: 0, fair: 0, bad: 0, stars: 0 })).toMatchObject({ total: 0, positiveRate: '0', star: '0' });
  });
});
