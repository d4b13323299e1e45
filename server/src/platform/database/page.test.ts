import { describe, expect, it } from 'vitest';
import { containing, startingWith } from './like.ts';
import { cappedAt, emptyPage, offsetOf, toPage } from './page.ts';

describe('a page of a list', () => {
  it.each([
    [1, 20, 0],
    [2, 20, 20],
    [3, 9999, 19_998],
  ])('%i of %i begins behind %i rows', (page, limit, offset) => {
    expect(offsetOf({ page, limit })).toBe(offset);
  });

  it.each([
    [0, 0],
    [1, 1],
    [20, 1],
    [21, 2],
  ])('of %i rows in all has %i pages with it', (total, pages) => {
    expect(toPage({ page: 1, limit: 20 }, total, [])).toEqual({ page: 1, limit: 20, totalPage: pages, total, list: [] });
  });

  it('says that there are more than were counted, and nothing when there are not', () => {
    expect(cappedAt(100, 101)).toEqual({ total: 100, capped: true });
    expect(cappedAt(100, 100)).toEqual({ total: 100, capped: false });
    expect(toPage({ page: 1, limit: 20 }, 100, [], true)).toMatchObject({ capped: true });
    expect(emptyPage({ page: 4, limit: 10 })).toEqual({ page: 4, limit: 10, totalPage: 0, total: 0, list: [] });
  });
});

describe('a keyword', () => {
  it('is looked for as it stands, whatever signs are in it', () => {
    expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%');
    expect(startingWith('a_b')).toBe('a\\_b%');
  });
});
