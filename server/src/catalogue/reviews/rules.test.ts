import { describe, expect, it } from 'vitest';
import { maskedName, starOf, summaryOf } from './rules.ts';

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
