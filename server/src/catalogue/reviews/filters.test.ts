import { describe, expect, it } from 'vitest';
import { isUnfiltered } from './filters.ts';

const all = { page: 1, limit: 20 };
const today = { from: new Date(0), until: new Date(1) };

describe('a list of reviews', () => {
  it('is unfiltered when nothing is asked of a review, whatever its order', () => {
    expect(isUnfiltered({ ...all, sort: 'lowest', nickname: ' ', productSearch: '' }, undefined)).toBe(true);
  });

  it.each([
    ['answers', { isReply: false }],
    ['what customers see', { isShow: false }],
    ['low scores', { lowScore: true }],
    ['a level', { level: 2 }],
    ['a nickname', { nickname: '小' }],
    ['a product', { productSearch: '杯' }],
  ])('is filtered by %s', (_, filter) => {
    expect(isUnfiltered({ ...all, ...filter }, undefined)).toBe(false);
  });

  it('is filtered by days', () => {
    expect(isUnfiltered(all, today)).toBe(false);
  });
});
