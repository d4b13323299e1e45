import { describe, expect, it } from 'vitest';
import { isByWord, isUnfiltered, toQuery } from './filters.ts';

const shapeOf = (filter: object) => toQuery({ page: 1, limit: 20, ...filter }, { now: new Date('2026-11-20') }).shape;

describe('a list of reviews', () => {
  it('is unfiltered when nothing is asked of a review, whatever its order', () => {
    expect(isUnfiltered(shapeOf({ nickname: ' ', productSearch: '' }))).toBe(true);
    expect(isUnfiltered(shapeOf({ sort: 'lowest' }))).toBe(true);
  });

  it.each([
    ['answers', { isReply: false }],
    ['what customers see', { isShow: false }],
    ['low scores', { lowScore: true }],
    ['a level', { level: 2 }],
    ['days', { dateLimit: 'today' }],
    ['a nickname', { nickname: '小' }],
    ['a product', { productSearch: '杯' }],
  ])('is filtered by %s', (_, filter) => {
    expect(isUnfiltered(shapeOf(filter))).toBe(false);
  });

  it('is searched by words of a review and of its product only', () => {
    expect(
      [{ nickname: '小' }, { nickname: '小满' }, { productSearch: '杯' }, { productSearch: '水杯' }].map(shapeOf).every(isByWord),
    ).toBe(true);
    expect([{ isReply: false }, { level: 1, dateLimit: 'today' }].map(shapeOf).some(isByWord)).toBe(false);
  });
});
